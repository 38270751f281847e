"""Play random legal actions against a bot: client.py [ADDRESS [GAME [BOT]]]."""

import json
import random
import sys
import time
import uuid
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect


class Player:
    def __init__(self) -> None:
        self.table: dict[str, Any] = {}  # as we saw it last
        self.waiting: dict[str, Any] | None = None  # what we sent and was not answered

    def play(self, socket: ClientConnection) -> None:
        """Play until the game is over or the socket is closed."""
        socket.send(json.dumps({"do": "hello"}))
        if self.waiting is not None:  # was it done? the same key is never done twice
            socket.send(json.dumps(self.waiting))
        for text in socket:
            message = json.loads(text)
            self.table = message.get("table", self.table)  # a welcome or an update
            if self.waiting is not None and message.get("key") == self.waiting["key"]:
                self.waiting = None  # done, or denied: then we choose anew
            if self.table["result"] is not None:
                return
            if self.waiting is None and self.table["choices"]:
                action = random.choice(self.table["choices"])["id"]
                self.waiting = {"do": "play", "version": self.table["version"], "action": action}
                self.waiting["key"] = str(uuid.uuid4())
                time.sleep(0.05)  # twenty messages a second are welcome
                socket.send(json.dumps(self.waiting))


def main(address: str = "http://127.0.0.1:8000", game: str = "cave-in", bot: str = "1") -> None:
    http = httpx.Client(base_url=address, headers={"Origin": address})
    http.post("/api/guest", json={"name": "Robin"}).raise_for_status()  # brings a cookie
    wanted = {"game": game, "seats": 2, "seat": 0, "bots": ["", bot]}
    id = http.post("/api/tables", json=wanted).raise_for_status().json()["id"]
    url = address.replace("http", "ws", 1) + f"/api/tables/{id}/socket"
    known: Any = {"Origin": address, "Cookie": f"sternentisch={http.cookies['sternentisch']}"}
    player = Player()
    while not player.table.get("result"):
        try:
            with connect(url, additional_headers=known, max_size=None) as socket:
                player.play(socket)
        except (ConnectionClosedError, OSError) as error:
            if getattr(getattr(error, "rcvd", None), "code", 0) >= 4000:
                raise  # we have done something wrong and would do it again
            time.sleep(1)  # the server, or the way to it, is away: come back
    print(f"{game}: points {player.table['result']['points']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
