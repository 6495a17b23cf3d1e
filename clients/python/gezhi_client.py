# Generated from the OpenAPI document of the open API by `npm run generate`.
"""Calls the API of a Gezhi installation with a key. Needs Python 3.9 and its standard library only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Mapping


class GezhiError(Exception):
    """An error of the API: `problem` says what is wrong, and with which fields."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["title"])
        self.problem = problem


class GezhiClient:
    """Calls the API of an installation (`https://gezhi.example`) with a key."""

    def __init__(self, origin: str, key: str, timeout: float = 60) -> None:
        self._origin = origin.rstrip("/")
        self._key = key
        self._timeout = timeout

    def search_patents(self, *, q: Any, size: Any = None, from_: Any = None, cursor: Any = None, sort: Any = None, fields: Any = None, collapse: Any = None) -> Any:
        """Searches patents with a query in the command language and returns pages of bibliographic data, abstracts and legal status. The default order is newest first; pages are addressed by from, or by nextCursor of the page before."""
        answer, _ = self._send("GET", f"/patents", {"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields, "collapse": collapse})
        return json.loads(answer)

    def search_patents_by_post(self, *, q: Any, size: Any = None, from_: Any = None, cursor: Any = None, sort: Any = None, fields: Any = None, collapse: Any = None) -> Any:
        """The same as GET /patents, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address."""
        answer, _ = self._send("POST", f"/patents", {}, _json({"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields, "collapse": collapse}), "application/json")
        return json.loads(answer)

    def get_patent(self, *, number: Any, fields: Any = None) -> Any:
        """Returns everything about one patent: bibliographic data, claims, description, legal events, citations and families."""
        answer, _ = self._send("GET", f"/patents/{_segment(number)}", {"fields": fields})
        return json.loads(answer)

    def list_patents_by_number(self, *, numbers: Any) -> Any:
        """Returns the patents of at most 100 numbers in the order of the request; patent is null for a number without one."""
        answer, _ = self._send("POST", f"/patents/batch", {}, _json({"numbers": numbers}), "application/json")
        return json.loads(answer)

    def count_patent_values(self, *, q: Any, facets: Any, collapse: Any = None) -> Any:
        """Counts the most frequent values of fields among the hits, such as applicants, IPC classes and years."""
        answer, _ = self._send("POST", f"/patents/facets", {}, _json({"q": q, "facets": facets, "collapse": collapse}), "application/json")
        return json.loads(answer)

    def count_patent_pairs(self, *, q: Any, row: Any, column: Any) -> Any:
        """Counts the hits by two fields, such as applicant and year, and returns rows, columns and the number of each cell."""
        answer, _ = self._send("POST", f"/patents/table", {}, _json({"q": q, "row": row, "column": column}), "application/json")
        return json.loads(answer)

    def list_similar_patents(self, *, number: Any, size: Any = None, from_: Any = None) -> Any:
        """Returns the patents with the most similar texts, most similar first, without those of the same family."""
        answer, _ = self._send("GET", f"/patents/{_segment(number)}/similar", {"size": size, "from": from_})
        return json.loads(answer)

    def get_patent_status(self, *, number: Any) -> Any:
        """Returns the legal status of a patent, what it is based on, and all legal events."""
        answer, _ = self._send("GET", f"/patents/{_segment(number)}/status", {})
        return json.loads(answer)

    def read_numbers(self, *, text: Any) -> Any:
        """Recognises and normalises the numbers of a text and looks up their records. total is 0 for a text with other content; at most 100 numbers are looked up."""
        answer, _ = self._send("POST", f"/numbers", {}, _json({"text": text}), "application/json")
        return json.loads(answer)

    def export_patents(self, *, q: Any, size: Any = None, cursor: Any = None, fields: Any = None) -> tuple[list[Any], str | None]:
        """Exports the hits page by page as NDJSON, one record per line, in the order of their ids. The header x-next-cursor is the position of the next page; the last page has none. A cursor does not expire. Records may be imported, changed and deleted meanwhile: one that is a hit throughout is exported exactly once. Answers the records and the cursor of the next page."""
        answer, headers = self._send("GET", f"/export/patents", {"q": q, "size": size, "cursor": cursor, "fields": fields})
        return [json.loads(line) for line in answer.decode().splitlines() if line], headers.get("x-next-cursor")

    def export_patents_by_post(self, *, q: Any, size: Any = None, cursor: Any = None, fields: Any = None) -> tuple[list[Any], str | None]:
        """The same as GET /export/patents, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address. Answers the records and the cursor of the next page."""
        answer, headers = self._send("POST", f"/export/patents", {}, _json({"q": q, "size": size, "cursor": cursor, "fields": fields}), "application/json")
        return [json.loads(line) for line in answer.decode().splitlines() if line], headers.get("x-next-cursor")

    def search_trademarks(self, *, q: Any, size: Any = None, from_: Any = None, cursor: Any = None, sort: Any = None, fields: Any = None) -> Any:
        """Searches trademarks with a query in the command language and returns pages with words, classes, owners and status."""
        answer, _ = self._send("GET", f"/trademarks", {"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields})
        return json.loads(answer)

    def search_trademarks_by_post(self, *, q: Any, size: Any = None, from_: Any = None, cursor: Any = None, sort: Any = None, fields: Any = None) -> Any:
        """The same as GET /trademarks, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address."""
        answer, _ = self._send("POST", f"/trademarks", {}, _json({"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields}), "application/json")
        return json.loads(answer)

    def get_trademark(self, *, number: Any) -> Any:
        """Returns everything about one trademark: goods and services, owners, oppositions, priorities and events."""
        answer, _ = self._send("GET", f"/trademarks/{_segment(number)}", {})
        return json.loads(answer)

    def search_companies(self, *, q: Any, size: Any = None, from_: Any = None, cursor: Any = None, sort: Any = None, fields: Any = None) -> Any:
        """Searches companies with a query in the command language and returns pages with names, numbers, status and places."""
        answer, _ = self._send("GET", f"/companies", {"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields})
        return json.loads(answer)

    def search_companies_by_post(self, *, q: Any, size: Any = None, from_: Any = None, cursor: Any = None, sort: Any = None, fields: Any = None) -> Any:
        """The same as GET /companies, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address."""
        answer, _ = self._send("POST", f"/companies", {}, _json({"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields}), "application/json")
        return json.loads(answer)

    def get_company(self, *, id: Any) -> Any:
        """Returns everything about one company, and the names under which its patents and trademarks are registered."""
        answer, _ = self._send("GET", f"/companies/{_segment(id)}", {})
        return json.loads(answer)

    def search_pictures(self, *, file: Any, kind: Any = None, size: Any = None, from_: Any = None) -> Any:
        """Uploads a picture and returns the records whose drawings, designs or figures resemble it, most similar first."""
        body, content_type = _form({"file": file, "kind": kind, "size": size, "from": from_})
        answer, _ = self._send("POST", f"/pictures", {}, body, content_type)
        return json.loads(answer)

    def list_run_records(self, *, run: Any, page: Any = None) -> Any:
        """Returns the new records found by a run of a monitor page by page: those that the event of a webhook does not list."""
        answer, _ = self._send("GET", f"/monitor-runs/{_segment(run)}/records", {"page": page})
        return json.loads(answer)

    def _send(self, method: str, path: str, query: dict[str, Any], body: bytes | None = None, content_type: str | None = None) -> tuple[bytes, Any]:
        given = {name: value for name, value in query.items() if value is not None}
        url = f"{self._origin}/api/v1{path}" + (f"?{urllib.parse.urlencode(given)}" if given else "")
        request = urllib.request.Request(url, data=body, method=method)
        request.add_header("Authorization", f"Bearer {self._key}")
        if content_type is not None:
            request.add_header("Content-Type", content_type)
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return response.read(), response.headers
        except urllib.error.HTTPError as error:
            raise GezhiError(json.loads(error.read())) from error


class WebhookVerificationError(Exception):
    """A request to a webhook is not one of the installation, or too old."""


def verify_webhook(secret: str, headers: Mapping[str, str], body: bytes, now: float | None = None) -> Any:
    """Verifies a request to a webhook and returns its event. `body` are the bytes that were received; `now` is the Unix time in seconds.
    Raises WebhookVerificationError. An event may arrive more than once: `webhook-id` stays the same."""
    given = {name.lower(): value for name, value in headers.items()}
    message_id, timestamp = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    time_now = time.time() if now is None else now
    if message_id == "" or not re.fullmatch("[0-9]{1,12}", timestamp) or abs(time_now - int(timestamp)) > 300:
        raise WebhookVerificationError("The request is too old, or has no valid time")
    key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret)
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # Compares in constant time.
    valid = [hmac.compare_digest(expected, written.encode()) for written in given.get("webhook-signature", "").split(" ")]
    if not any(valid):
        raise WebhookVerificationError("No signature is valid")
    return json.loads(body)


def _segment(value: str) -> str:
    return urllib.parse.quote(value, safe="")


def _json(fields: dict[str, Any]) -> bytes:
    return json.dumps({name: value for name, value in fields.items() if value is not None}).encode()


def _form(fields: dict[str, Any]) -> tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts: list[bytes] = []
    for name, value in fields.items():
        if value is None:
            continue
        is_file = isinstance(value, bytes)
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"' + ('; filename="file"' if is_file else "") + "\r\n\r\n"
        parts.append(head.encode() + (value if is_file else str(value).encode()) + b"\r\n")
    return b"".join(parts) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"
