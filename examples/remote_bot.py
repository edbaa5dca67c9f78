"""A complete client, easy to port to any language: take a seat at a table by its link, and answer questions at random.

Run it with ``python remote_bot.py http://127.0.0.1:8000/t/ABCDE`` (needs ``pip install websockets``).
"""

import json
import random
import sys
from time import sleep
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(link: str, nickname: str = "Remote") -> str:
    """Take a free seat, play one game, and return the result in words."""
    url = urlsplit(link)
    code = url.path.split("/")[2]
    seats = f"{url.scheme}://{url.netloc}/api/tables/{code}/seats"
    wish = Request(seats, json.dumps({"nickname": nickname}).encode(), {"Content-Type": "application/json"})
    with urlopen(wish) as taken:
        cookie = taken.headers["Set-Cookie"].split(";")[0]  # proves in later requests that the seat is yours
        seat = json.load(taken)["seats"][0]
    socket = f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}/api/tables/{code}/socket"
    with connect(socket, additional_headers={"Cookie": cookie}, max_size=None) as server:
        server.send(json.dumps({"type": "look", "seat": seat}))
        for message in map(json.loads, server):
            if message["type"] == "refused" and message["reason"] == "too-fast":
                sleep(1)  # what was sent is lost: look again
                server.send(json.dumps({"type": "look", "seat": seat}))
            moment = message.get("moment")
            if moment and moment["result"] is not None:
                return moment["result"]
            if moment:  # the other players wait until everyone has seen what happened
                server.send(json.dumps({"type": "watched", "number": message["number"]}))
            if moment and moment["seat"] == seat and moment["options"]:
                key = random.choice([each["key"] for each in moment["options"] if not each["aside"]])
                server.send(json.dumps({"type": "answer", "seat": seat, "number": message["number"], "key": key}))
    raise SystemExit("the server has closed the table")


if __name__ == "__main__":
    print(play(sys.argv[1]))
