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
from typing import Any, Literal, Mapping, TypedDict


class GezhiError(Exception):
    """An error of the API: `problem` says what is wrong, and with which fields."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["title"])
        self.problem = problem


class SearchPatentsAnswerListClassIpc(TypedDict):
    ipc: str


class SearchPatentsAnswerListClassCpc(TypedDict):
    cpc: str


class SearchPatentsAnswerListApplicantPatenteeOriginal(TypedDict):
    name: str


class SearchPatentsAnswerListApplicantPatentee(TypedDict):
    original: list[SearchPatentsAnswerListApplicantPatenteeOriginal]


class SearchPatentsAnswerListPriorityClaim(TypedDict):
    number: str


class SearchPatentsAnswerList(TypedDict, total=False):
    id: str
    publication_number: str | None
    application_number: str | None
    application_date: str | None
    publication_date: str | None
    title: str
    abstract: str
    country: str
    kind: str | None
    patent_type: str | None
    legal_status: str | None
    legal_status_basis: Literal["event", "publication", "term"] | None
    legal_status_date: str | None
    class_ipc: list[SearchPatentsAnswerListClassIpc]
    class_cpc: list[SearchPatentsAnswerListClassCpc]
    applicant_patentee: SearchPatentsAnswerListApplicantPatentee
    assignee: SearchPatentsAnswerListApplicantPatentee
    inventor: SearchPatentsAnswerListApplicantPatentee
    priority_claim: list[SearchPatentsAnswerListPriorityClaim]


class SearchPatentsAnswer(TypedDict):
    total: int
    totalRelation: Literal["eq", "gte"]
    list: list[SearchPatentsAnswerList]
    nextCursor: str | None


class GetPatentAnswerDrawings(TypedDict):
    id: str
    caption: str | None
    url: str


class GetPatentAnswerTitles(TypedDict):
    lang: str
    text: str


class GetPatentAnswerClaims(TypedDict):
    number: int
    text: str
    independent: bool
    parents: list[int]
    lang: str


class GetPatentAnswerDescription(TypedDict):
    text: str
    lang: str
    heading: bool
    section: str | None


class GetPatentAnswerSequences(TypedDict):
    number: str | None
    length: str | None
    molecule: str | None
    organism: str | None
    features: list[str]
    text: str


class GetPatentAnswerPriorities(TypedDict):
    number: str
    country: str | None
    date: str | None


class GetPatentAnswerPartiesApplicant(TypedDict):
    name: str
    other_names: list[GetPatentAnswerTitles]
    kind: str | None
    address: str | None
    country: str | None


class GetPatentAnswerParties(TypedDict):
    applicant: list[GetPatentAnswerPartiesApplicant]
    assignee: list[GetPatentAnswerPartiesApplicant]
    inventor: list[GetPatentAnswerPartiesApplicant]
    agency: list[GetPatentAnswerPartiesApplicant]
    agent: list[GetPatentAnswerPartiesApplicant]
    examiner: list[GetPatentAnswerPartiesApplicant]


class GetPatentAnswerOther(TypedDict):
    name: str
    values: list[str]


class GetPatentAnswerCitationsHeld(TypedDict):
    publication_number: str
    country: str
    kind: str | None
    application_date: str | None
    publication_date: str | None
    title: str
    applicant: str | None
    legal_status: str | None
    legal_status_basis: Literal["event", "publication", "term"] | None
    legal_status_date: str | None


class GetPatentAnswerCitations(TypedDict):
    publication_number: str | None
    category: str | None
    party: str | None
    date: str | None
    text: str | None
    held: GetPatentAnswerCitationsHeld | None


class GetPatentAnswerSameInvention(TypedDict):
    publication_number: str
    country: str
    kind: str | None
    application_date: str | None
    publication_date: str | None
    title: str
    applicant: str | None
    legal_status: str | None
    legal_status_basis: Literal["event", "publication", "term"] | None
    legal_status_date: str | None
    reason: Literal["utility-model-twin", "application-and-grant"]
    same_day: Literal[True] | None


class GetPatentAnswerLegalEvents(TypedDict):
    date: str
    code: str
    office: str
    text: str
    category: str | None


class GetPatentAnswerLegalStateDecidedBy(TypedDict):
    by: Literal["event", "publication", "term"]
    event: GetPatentAnswerLegalEvents | None
    date: str | None
    kind: str | None
    latest: bool


class GetPatentAnswerLegalState(TypedDict):
    status: str
    detail: str
    decided_by: GetPatentAnswerLegalStateDecidedBy


class GetPatentAnswerSourcesOtherwise(TypedDict):
    field: str
    text: str


class GetPatentAnswerSources(TypedDict):
    format: str
    version: str | None
    file: str | None
    position: int | None
    of_application: bool
    fields: list[str]
    otherwise: list[GetPatentAnswerSourcesOtherwise]


class GetPatentAnswer(TypedDict, total=False):
    id: str
    publication_number: str | None
    application_number: str | None
    application_date: str | None
    publication_date: str | None
    title: str
    abstract: str
    country: str
    kind: str | None
    patent_type: str | None
    legal_status: str | None
    legal_status_basis: Literal["event", "publication", "term"] | None
    legal_status_date: str | None
    class_ipc: list[SearchPatentsAnswerListClassIpc]
    class_cpc: list[SearchPatentsAnswerListClassCpc]
    applicant_patentee: SearchPatentsAnswerListApplicantPatentee
    assignee: SearchPatentsAnswerListApplicantPatentee
    inventor: SearchPatentsAnswerListApplicantPatentee
    priority_claim: list[SearchPatentsAnswerListPriorityClaim]
    drawings: list[GetPatentAnswerDrawings]
    titles: list[GetPatentAnswerTitles]
    abstracts: list[GetPatentAnswerTitles]
    claims: list[GetPatentAnswerClaims]
    description: list[GetPatentAnswerDescription]
    sequences: list[GetPatentAnswerSequences]
    grant_date: str | None
    priorities: list[GetPatentAnswerPriorities]
    parties: GetPatentAnswerParties
    class_locarno: list[str]
    class_uspc: list[str]
    page_count: int | None
    other: list[GetPatentAnswerOther]
    citations: list[GetPatentAnswerCitations]
    cited_by: list[GetPatentAnswerCitationsHeld]
    cited_by_total: int
    publications: list[GetPatentAnswerCitationsHeld]
    same_invention: list[GetPatentAnswerSameInvention]
    family_simple: list[GetPatentAnswerCitationsHeld]
    family_extended: list[GetPatentAnswerCitationsHeld]
    legal_events: list[GetPatentAnswerLegalEvents]
    legal_state: GetPatentAnswerLegalState | None
    drawings_missing: int
    sources: list[GetPatentAnswerSources]


class ListPatentsByNumberAnswerListPatent(TypedDict):
    id: str
    publication_number: str | None
    application_number: str | None
    application_date: str | None
    publication_date: str | None
    title: str
    abstract: str
    country: str
    kind: str | None
    patent_type: str | None
    legal_status: str | None
    legal_status_basis: Literal["event", "publication", "term"] | None
    legal_status_date: str | None
    class_ipc: list[SearchPatentsAnswerListClassIpc]
    class_cpc: list[SearchPatentsAnswerListClassCpc]
    applicant_patentee: SearchPatentsAnswerListApplicantPatentee
    assignee: SearchPatentsAnswerListApplicantPatentee
    inventor: SearchPatentsAnswerListApplicantPatentee
    priority_claim: list[SearchPatentsAnswerListPriorityClaim]


class ListPatentsByNumberAnswerList(TypedDict):
    number: str
    patent: ListPatentsByNumberAnswerListPatent | None


class ListPatentsByNumberAnswer(TypedDict):
    list: list[ListPatentsByNumberAnswerList]


class CountPatentValuesFacetsRequired(TypedDict):
    field: str


class CountPatentValuesFacets(CountPatentValuesFacetsRequired, total=False):
    count: int


class CountPatentValuesAnswerFacetsList(TypedDict):
    value: str
    name: str
    count: int


class CountPatentValuesAnswerFacets(TypedDict):
    field: str
    list: list[CountPatentValuesAnswerFacetsList]
    timedOut: bool


class CountPatentValuesAnswer(TypedDict):
    total: int
    totalRelation: Literal["eq", "gte"]
    facets: list[CountPatentValuesAnswerFacets]


class CountPatentPairsColumnRequired(TypedDict):
    field: str


class CountPatentPairsColumn(CountPatentPairsColumnRequired, total=False):
    count: int


class CountPatentPairsAnswerRows(TypedDict):
    value: str
    name: str


class CountPatentPairsAnswer(TypedDict):
    row: str
    column: str
    rows: list[CountPatentPairsAnswerRows]
    columns: list[CountPatentPairsAnswerRows]
    counts: list[list[int]]
    timedOut: bool


class ListSimilarPatentsAnswer(TypedDict):
    list: list[ListPatentsByNumberAnswerListPatent]


class GetPatentStatusAnswer(TypedDict):
    publication_number: str | None
    application_number: str | None
    country: str
    kind: str | None
    legal_status: str | None
    legal_status_basis: Literal["event", "publication", "term"] | None
    legal_status_date: str | None
    legal_state: GetPatentAnswerLegalState | None
    legal_events: list[GetPatentAnswerLegalEvents]


class ReadNumbersAnswerListReadingsLinks(TypedDict):
    name: str
    url: str


class ReadNumbersAnswerListReadings(TypedDict):
    number: str
    label: str
    links: list[ReadNumbersAnswerListReadingsLinks]


class ReadNumbersAnswerListRecords(TypedDict):
    id: str
    number: str
    title: str | None


class ReadNumbersAnswerList(TypedDict):
    written: str
    readings: list[ReadNumbersAnswerListReadings]
    records: list[ReadNumbersAnswerListRecords]
    neighbours: list[ReadNumbersAnswerListRecords]


class ReadNumbersAnswer(TypedDict):
    total: int
    list: list[ReadNumbersAnswerList]


class SearchTrademarksAnswerList(TypedDict, total=False):
    id: str
    number: str
    application_number: str | None
    registration_number: str | None
    mark: str
    country: str
    mark_feature: str | None
    mark_kind: str | None
    legal_status: str | None
    status_detail: str | None
    status_date: str | None
    nice_class: list[str]
    similar_group: list[str]
    vienna: list[str]
    owner: list[str]
    representative: list[str]
    application_date: str | None
    publication_date: str | None
    registration_date: str | None
    expiry_date: str | None
    expiry_derived: bool
    status_outdated: bool


class SearchTrademarksAnswer(TypedDict):
    total: int
    totalRelation: Literal["eq", "gte"]
    list: list[SearchTrademarksAnswerList]
    nextCursor: str | None


class GetTrademarkAnswerViennaTitles(TypedDict):
    code: str
    title: str | None


class GetTrademarkAnswerGoods(TypedDict):
    nice_class: str
    title: str | None
    texts: list[GetPatentAnswerTitles]


class GetTrademarkAnswerOwners(TypedDict):
    name: str | None
    identifier: str | None
    other_names: list[GetPatentAnswerTitles]
    address: str | None
    country: str | None


class GetTrademarkAnswerEvents(TypedDict):
    date: str
    code: str | None
    text: str
    type: str


class GetTrademarkAnswerOppositionsEarlierMarks(TypedDict):
    country: str
    application_number: str | None
    registration_number: str | None
    application_date: str | None
    registration_date: str | None
    mark: str | None
    mark_feature: str | None


class GetTrademarkAnswerOppositions(TypedDict):
    number: str | None
    date: str | None
    status: str | None
    grounds: list[str]
    opponents: list[GetTrademarkAnswerOwners]
    earlier_marks: list[GetTrademarkAnswerOppositionsEarlierMarks]


class GetTrademarkAnswerPriorities(TypedDict):
    country: str
    number: str | None
    date: str | None
    status: str | None


class GetTrademarkAnswerMadrid(TypedDict):
    registration_number: str
    date: str | None
    designations: list[str]
    basic_number: str | None


class GetTrademarkAnswerSource(TypedDict):
    format: str
    file: str | None


class GetTrademarkAnswer(TypedDict):
    id: str
    number: str
    application_number: str | None
    registration_number: str | None
    mark: str
    country: str
    mark_feature: str | None
    mark_kind: str | None
    legal_status: str | None
    status_detail: str | None
    status_date: str | None
    nice_class: list[str]
    similar_group: list[str]
    vienna: list[str]
    owner: list[str]
    representative: list[str]
    application_date: str | None
    publication_date: str | None
    registration_date: str | None
    expiry_date: str | None
    expiry_derived: bool
    status_outdated: bool
    languages: list[str]
    words: list[GetPatentAnswerTitles]
    other_words: list[GetPatentAnswerTitles]
    descriptions: list[GetPatentAnswerTitles]
    disclaimers: list[GetPatentAnswerTitles]
    colours: list[str]
    renewal_date: str | None
    vienna_titles: list[GetTrademarkAnswerViennaTitles]
    similar_group_titles: list[GetTrademarkAnswerViennaTitles]
    pictures: list[str]
    pictures_missing: int
    goods: list[GetTrademarkAnswerGoods]
    owners: list[GetTrademarkAnswerOwners]
    representatives: list[GetTrademarkAnswerOwners]
    office_status: str | None
    events: list[GetTrademarkAnswerEvents]
    oppositions: list[GetTrademarkAnswerOppositions]
    priorities: list[GetTrademarkAnswerPriorities]
    seniorities: list[GetTrademarkAnswerPriorities]
    madrid: GetTrademarkAnswerMadrid | None
    other: list[GetPatentAnswerOther]
    source: GetTrademarkAnswerSource


class SearchCompaniesAnswerListCapital(TypedDict):
    text: str
    amount: float | None
    currency: str | None


class SearchCompaniesAnswerList(TypedDict, total=False):
    id: str
    name: str
    number: str | None
    short_name: str | None
    former_names: list[str]
    status: str | None
    type: str | None
    founded: str | None
    representative: str | None
    capital: SearchCompaniesAnswerListCapital | None
    country: str | None
    province: str | None
    city: str | None
    address: str | None


class SearchCompaniesAnswer(TypedDict):
    total: int
    totalRelation: Literal["eq", "gte"]
    list: list[SearchCompaniesAnswerList]
    nextCursor: str | None


class GetCompanyAnswerCodeIssue(TypedDict):
    expected: str | None


class GetCompanyAnswerLeiRegistration(TypedDict):
    status: str
    renewal: str | None
    corroboration: str | None
    checked_at: str | None


class GetCompanyAnswerShareholders(TypedDict):
    name: str
    share: str | None


class GetCompanyAnswerBranches(TypedDict):
    name: str
    credit_code: str | None


class GetCompanyAnswerParents(TypedDict):
    id: str | None
    lei: str
    name: str
    country: str | None
    relation: Literal["direct", "ultimate", "branch"]
    active: bool


class GetCompanyAnswerLinkedNames(TypedDict):
    name: str
    reason: Literal["name", "other", "former", "writing", "alias"]
    note: str | None


class GetCompanyAnswer(TypedDict):
    id: str
    name: str
    number: str | None
    short_name: str | None
    former_names: list[str]
    status: str | None
    type: str | None
    founded: str | None
    representative: str | None
    capital: SearchCompaniesAnswerListCapital | None
    country: str | None
    province: str | None
    city: str | None
    address: str | None
    names: list[GetPatentAnswerTitles]
    other_names: list[str]
    credit_code: str | None
    code_issue: GetCompanyAnswerCodeIssue | None
    registration_number: str | None
    former_numbers: list[str]
    lei: str | None
    lei_registration: GetCompanyAnswerLeiRegistration | None
    category: str | None
    registered_at: str | None
    scope: str | None
    headquarters: str | None
    closed: str | None
    shareholders: list[GetCompanyAnswerShareholders]
    branches: list[GetCompanyAnswerBranches]
    parents: list[GetCompanyAnswerParents]
    children: list[GetCompanyAnswerParents]
    linked_names: list[GetCompanyAnswerLinkedNames]
    sources: list[GetTrademarkAnswerSource]


class SearchPicturesAnswerListPicture(TypedDict):
    id: str
    url: str


class SearchPicturesAnswerListRegion(TypedDict):
    x: float
    y: float
    width: float
    height: float


class SearchPicturesAnswerListTurn(TypedDict):
    degrees: float
    mirrored: bool


class SearchPicturesAnswerListCopies(TypedDict):
    id: str
    number: str


class SearchPicturesAnswerList(TypedDict):
    id: str
    number: str
    title: str
    parties: list[str]
    country: str
    date: str | None
    status: str | None
    type: str | None
    classes: list[str]
    vienna: list[str]
    picture: SearchPicturesAnswerListPicture
    region: SearchPicturesAnswerListRegion
    queryRegion: SearchPicturesAnswerListRegion
    query: int
    view: Literal["whole", "peeled", "part"]
    turn: SearchPicturesAnswerListTurn | None
    similarity: float
    band: Literal["nearlySame", "verySimilar", "similar", "somewhatSimilar", "little"]
    shape: float
    colour: float
    pictures: list[SearchPicturesAnswerListPicture]
    copies: list[SearchPicturesAnswerListCopies]


class SearchPicturesAnswerGroupList(TypedDict):
    field: str
    list: list[CountPatentValuesAnswerFacetsList]


class SearchPicturesAnswerProgress(TypedDict):
    building: bool
    pictures: int
    skipped: int
    records: int
    recordsTotal: int


class SearchPicturesAnswer(TypedDict):
    total: int
    list: list[SearchPicturesAnswerList]
    groupList: list[SearchPicturesAnswerGroupList]
    progress: SearchPicturesAnswerProgress


class ListRunRecordsAnswerList(TypedDict):
    number: str
    kind: Literal["patent", "trademark", "company"]
    title: str
    url: str


class ListRunRecordsAnswer(TypedDict):
    total: int
    list: list[ListRunRecordsAnswerList]
    next: str | None


class GezhiClient:
    """Calls the API of an installation (`https://gezhi.example`) with a key."""

    def __init__(self, origin: str, key: str, timeout: float = 60) -> None:
        self._origin = origin.rstrip("/")
        self._key = key
        self._timeout = timeout

    def search_patents(self, *, q: str, size: int | None = None, from_: int | None = None, cursor: str | None = None, sort: str | None = None, fields: str | None = None, collapse: Literal["application", "family"] | None = None) -> SearchPatentsAnswer:
        """Searches patents with a query in the command language and returns pages of bibliographic data, abstracts and legal status. The default order is newest first; pages are addressed by from, or by nextCursor of the page before."""
        answer, _ = self._send("GET", f"/patents", {"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields, "collapse": collapse})
        found: SearchPatentsAnswer = json.loads(answer)
        return found

    def search_patents_by_post(self, *, q: str, size: int | None = None, from_: int | None = None, cursor: str | None = None, sort: str | None = None, fields: str | None = None, collapse: Literal["application", "family"] | None = None) -> SearchPatentsAnswer:
        """The same as GET /patents, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address."""
        answer, _ = self._send("POST", f"/patents", {}, _json({"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields, "collapse": collapse}), "application/json")
        found: SearchPatentsAnswer = json.loads(answer)
        return found

    def get_patent(self, *, number: str, fields: str | None = None) -> GetPatentAnswer:
        """Returns everything about one patent: bibliographic data, claims, description, legal events, citations and families."""
        answer, _ = self._send("GET", f"/patents/{_segment(number)}", {"fields": fields})
        found: GetPatentAnswer = json.loads(answer)
        return found

    def list_patents_by_number(self, *, numbers: list[str]) -> ListPatentsByNumberAnswer:
        """Returns the patents of at most 100 numbers in the order of the request; patent is null for a number without one."""
        answer, _ = self._send("POST", f"/patents/batch", {}, _json({"numbers": numbers}), "application/json")
        found: ListPatentsByNumberAnswer = json.loads(answer)
        return found

    def count_patent_values(self, *, q: str, facets: list[CountPatentValuesFacets], collapse: Literal["application", "family"] | None = None) -> CountPatentValuesAnswer:
        """Counts the most frequent values of fields among the hits, such as applicants, IPC classes and years."""
        answer, _ = self._send("POST", f"/patents/facets", {}, _json({"q": q, "facets": facets, "collapse": collapse}), "application/json")
        found: CountPatentValuesAnswer = json.loads(answer)
        return found

    def count_patent_pairs(self, *, q: str, row: CountPatentValuesFacets, column: CountPatentPairsColumn) -> CountPatentPairsAnswer:
        """Counts the hits by two fields, such as applicant and year, and returns rows, columns and the number of each cell."""
        answer, _ = self._send("POST", f"/patents/table", {}, _json({"q": q, "row": row, "column": column}), "application/json")
        found: CountPatentPairsAnswer = json.loads(answer)
        return found

    def list_similar_patents(self, *, number: str, size: int | None = None, from_: int | None = None) -> ListSimilarPatentsAnswer:
        """Returns the patents with the most similar texts, most similar first, without those of the same family."""
        answer, _ = self._send("GET", f"/patents/{_segment(number)}/similar", {"size": size, "from": from_})
        found: ListSimilarPatentsAnswer = json.loads(answer)
        return found

    def get_patent_status(self, *, number: str) -> GetPatentStatusAnswer:
        """Returns the legal status of a patent, what it is based on, and all legal events."""
        answer, _ = self._send("GET", f"/patents/{_segment(number)}/status", {})
        found: GetPatentStatusAnswer = json.loads(answer)
        return found

    def read_numbers(self, *, text: str) -> ReadNumbersAnswer:
        """Recognises and normalises the numbers of a text and looks up their records. total is 0 for a text with other content; at most 100 numbers are looked up."""
        answer, _ = self._send("POST", f"/numbers", {}, _json({"text": text}), "application/json")
        found: ReadNumbersAnswer = json.loads(answer)
        return found

    def export_patents(self, *, q: str, size: int | None = None, cursor: str | None = None, fields: str | None = None) -> tuple[list[SearchPatentsAnswerList], str | None]:
        """Exports the hits page by page as NDJSON, one record per line, in the order of their ids. The header x-next-cursor is the position of the next page; the last page has none. A cursor does not expire. Records may be imported, changed and deleted meanwhile: one that is a hit throughout is exported exactly once. Answers the records and the cursor of the next page."""
        answer, headers = self._send("GET", f"/export/patents", {"q": q, "size": size, "cursor": cursor, "fields": fields})
        records: list[SearchPatentsAnswerList] = [json.loads(line) for line in answer.decode().splitlines() if line]
        return records, headers.get("x-next-cursor")

    def export_patents_by_post(self, *, q: str, size: int | None = None, cursor: str | None = None, fields: str | None = None) -> tuple[list[SearchPatentsAnswerList], str | None]:
        """The same as GET /export/patents, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address. Answers the records and the cursor of the next page."""
        answer, headers = self._send("POST", f"/export/patents", {}, _json({"q": q, "size": size, "cursor": cursor, "fields": fields}), "application/json")
        records: list[SearchPatentsAnswerList] = [json.loads(line) for line in answer.decode().splitlines() if line]
        return records, headers.get("x-next-cursor")

    def search_trademarks(self, *, q: str, size: int | None = None, from_: int | None = None, cursor: str | None = None, sort: str | None = None, fields: str | None = None) -> SearchTrademarksAnswer:
        """Searches trademarks with a query in the command language and returns pages with words, classes, owners and status."""
        answer, _ = self._send("GET", f"/trademarks", {"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields})
        found: SearchTrademarksAnswer = json.loads(answer)
        return found

    def search_trademarks_by_post(self, *, q: str, size: int | None = None, from_: int | None = None, cursor: str | None = None, sort: str | None = None, fields: str | None = None) -> SearchTrademarksAnswer:
        """The same as GET /trademarks, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address."""
        answer, _ = self._send("POST", f"/trademarks", {}, _json({"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields}), "application/json")
        found: SearchTrademarksAnswer = json.loads(answer)
        return found

    def get_trademark(self, *, number: str) -> GetTrademarkAnswer:
        """Returns everything about one trademark: goods and services, owners, oppositions, priorities and events."""
        answer, _ = self._send("GET", f"/trademarks/{_segment(number)}", {})
        found: GetTrademarkAnswer = json.loads(answer)
        return found

    def search_companies(self, *, q: str, size: int | None = None, from_: int | None = None, cursor: str | None = None, sort: str | None = None, fields: str | None = None) -> SearchCompaniesAnswer:
        """Searches companies with a query in the command language and returns pages with names, numbers, status and places."""
        answer, _ = self._send("GET", f"/companies", {"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields})
        found: SearchCompaniesAnswer = json.loads(answer)
        return found

    def search_companies_by_post(self, *, q: str, size: int | None = None, from_: int | None = None, cursor: str | None = None, sort: str | None = None, fields: str | None = None) -> SearchCompaniesAnswer:
        """The same as GET /companies, with the parameters as JSON in the body: a query has up to 10,000 characters, and 1,200 in an address."""
        answer, _ = self._send("POST", f"/companies", {}, _json({"q": q, "size": size, "from": from_, "cursor": cursor, "sort": sort, "fields": fields}), "application/json")
        found: SearchCompaniesAnswer = json.loads(answer)
        return found

    def get_company(self, *, id: str) -> GetCompanyAnswer:
        """Returns everything about one company, and the names under which its patents and trademarks are registered."""
        answer, _ = self._send("GET", f"/companies/{_segment(id)}", {})
        found: GetCompanyAnswer = json.loads(answer)
        return found

    def search_pictures(self, *, file: bytes, kind: Literal["patent", "trademark"] | None = None, size: int | None = None, from_: int | None = None) -> SearchPicturesAnswer:
        """Uploads a picture and returns the records whose drawings, designs or figures resemble it, most similar first."""
        body, content_type = _form({"file": file, "kind": kind, "size": size, "from": from_})
        answer, _ = self._send("POST", f"/pictures", {}, body, content_type)
        found: SearchPicturesAnswer = json.loads(answer)
        return found

    def list_run_records(self, *, run: str, page: int | None = None) -> ListRunRecordsAnswer:
        """Returns the new records found by a run of a monitor page by page: those that the event of a webhook does not list."""
        answer, _ = self._send("GET", f"/monitor-runs/{_segment(run)}/records", {"page": page})
        found: ListRunRecordsAnswer = json.loads(answer)
        return found

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
