"""`python -m sternentisch` is the same as `sternentisch`."""

from sternentisch.cli.app import main

main()
