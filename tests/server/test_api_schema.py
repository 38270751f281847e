"""The HTTP interface does what its OpenAPI document says, whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sternentisch.server.app import APIS
from tests.server.serving import Person, Served, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
"""Of each operation, beside those for tables that there are."""


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    with serving(tmp_path_factory.mktemp("schema")) as served:
        yield Caller(served)


class Caller(Person):
    """Somebody with one table of each phase."""

    def __init__(self, served: Served) -> None:
        super().__init__(served.host, served.opened)
        self.post("/api/guest", name="Ada")
        bots: dict[str, Any] = {"game": "cave-in", "seats": 2, "bots": ["", "random"]}
        tables = [self.post("/api/tables", game="cave-in", seats=3)]
        tables += [self.post("/api/tables", **bots) for _ in range(2)]
        self.socket(tables[-1]["id"]).do("resign")
        self.tables = [table["id"] for table in tables]


def paths() -> list[tuple[str, str]]:
    """Return all operations of the document, without a server."""
    app = Litestar(
        APIS,
        dependencies={"desk": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=OpenAPIConfig("", ""),
    )
    document = app.openapi_schema.to_schema()
    return [(path, method) for path, item in document["paths"].items() for method in item]


@pytest.mark.parametrize(("path", "method"), paths())
def test_operations_keep_their_promises(caller: Caller, path: str, method: str) -> None:
    url = f"http://{caller.host}/api/schema/openapi.json"
    operation = schemathesis.openapi.from_url(url)[path][method.upper()]
    headers = {"origin": f"http://{caller.host}", "cookie": caller.cookie()}

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def keeps(case: Any) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)
        if path.startswith("/api/tables/{id}"):
            for table in caller.tables:
                case.path_parameters["id"] = table
                case.call_and_validate(headers=headers, checks=CHECKS)

    keeps()
