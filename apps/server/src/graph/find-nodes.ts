import type { FoundNode, FoundNodes, GraphNode, GraphTextType } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import { applicantKind, PATENT_FIELD_TABLE, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { namedNode, patentNode } from './graph-node.ts'
import type { GraphReader } from './graph-reader.ts'
import { textNodes } from './text-nodes.ts'

interface Page {
  readonly from: number
  readonly size: number
}

/** Names counted per role. */
const MAX_NAMES = 200
/** Newest hits whose texts are read for passages. */
const MAX_READ = 100
const PERSON_FIELDS = ['in', 'AT', 'EX', 'AP']
const ORGANIZATION_FIELDS = ['AP', 'APC', 'agc']
const PASSAGE_FIELDS = ['ICLM', 'AB', 'DESC-F', 'DESC-B', 'DESC-S']

/** Patents of a query, newest first. */
export async function findPatents(reader: GraphReader, query: QueryNode, page: Page): Promise<FoundNodes> {
  const selection = { query, filters: reader.visible, signal: reader.signal }
  const [{ hits }, { total, relation }] = await Promise.all([
    reader.engine.page({ ...selection, ...page, short: true }),
    reader.engine.count(selection),
  ])
  return { list: hits.map((stored) => ({ ...patentNode(stored, reader.language), count: null })), total, totalRelation: relation }
}

/** Persons whose names contain the text, those with most patents first. */
export function findPersons(reader: GraphReader, text: string, page: Page): Promise<FoundNodes> {
  return findNames(reader, text, page, { fields: PERSON_FIELDS, type: 'person' })
}

/** Organizations whose names contain the text, those with most patents first. */
export function findOrganizations(reader: GraphReader, text: string, page: Page): Promise<FoundNodes> {
  return findNames(reader, text, page, { fields: ORGANIZATION_FIELDS, type: 'organization' })
}

async function findNames(
  reader: GraphReader,
  text: string,
  { from, size }: Page,
  { fields, type }: { readonly fields: readonly string[]; readonly type: 'person' | 'organization' },
): Promise<FoundNodes> {
  const lists = await Promise.all(fields.map((field) => namesOf(reader, field, text)))
  const counts = new Map<string, number>()
  for (const { field, list } of lists)
    for (const { value, count } of list) {
      if (!contains(value, text) || !isOfType(field, value, type)) continue
      // A name has at least the patents of its most frequent role.
      counts.set(value, Math.max(count, counts.get(value) ?? 0))
    }
  const found = [...counts].flatMap(([name, count]) => counted(namedNode(type, name), count)).toSorted(byCount)
  const isCut = lists.some(({ list }) => list.length === MAX_NAMES)
  return { list: found.slice(from, from + size), total: found.length, totalRelation: isCut ? 'gte' : 'eq' }
}

async function namesOf(reader: GraphReader, field: string, text: string) {
  const query: QueryNode = { kind: 'field', fields: [field], operand: { kind: 'word', text } }
  const { facet } = PATENT_FIELD_TABLE.find(field)!
  const facets = [{ field: facet!, count: MAX_NAMES }]
  const [found] = await reader.engine.facets({ query, filters: reader.visible, signal: reader.signal, facets })
  return { field, list: found?.list ?? [] }
}

/** Applicants and owners may be either; agents and examiners are persons, agencies organizations. */
function isOfType(field: string, name: string, type: 'person' | 'organization'): boolean {
  if (field === 'AP' || field === 'APC') return (applicantKind({ name }) === 'person') === (type === 'person')
  return true
}

/** Passages that contain the text, read from the newest hits, those of most hits first. */
export async function findPassages(
  reader: GraphReader,
  text: string,
  { from, size }: Page,
  types?: readonly GraphTextType[],
): Promise<FoundNodes> {
  const query: QueryNode = { kind: 'field', fields: PASSAGE_FIELDS, operand: { kind: 'word', text } }
  const selection = { query, filters: reader.visible, signal: reader.signal }
  const [{ hits }, { total }] = await Promise.all([
    reader.engine.page({ ...selection, from: 0, size: MAX_READ }),
    reader.engine.count(selection),
  ])
  const found = countPassages(hits, text, types)
  return { list: found.slice(from, from + size), total: found.length, totalRelation: total > hits.length ? 'gte' : 'eq' }
}

function countPassages(hits: readonly StoredRecord<PatentRecord>[], text: string, types?: readonly GraphTextType[]): FoundNode[] {
  const passages = hits
    .flatMap(({ record }) => textNodes(record))
    .filter((one) => contains(one.text, text) && (types?.includes(one.type) ?? true))
  const groups = Map.groupBy(passages, (one) => `${one.type}:${one.text}`)
  return [...groups.values()].flatMap((same) => counted(namedNode(same[0]!.type, same[0]!.text), same.length)).toSorted(byCount)
}

function counted(node: GraphNode | null, count: number): FoundNode[] {
  return node === null ? [] : [{ ...node, count }]
}

function byCount(a: FoundNode, b: FoundNode): number {
  return (b.count ?? 0) - (a.count ?? 0) || (a.id < b.id ? -1 : 1)
}

function contains(name: string, text: string): boolean {
  return folded(name).includes(folded(text))
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
