import type { GraphLinkType, GraphNode, GraphTextType } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { nodeId, partyNode, patentNode, type NodeKey } from './graph-node.ts'
import { group, groupNeighbours, type GraphReader, type Neighbour, type NeighbourGroup, type NeighbourRequest } from './graph-reader.ts'
import { recordLinks, toGraphLink } from './record-links.ts'

type Stored = StoredRecord<PatentRecord>

/** Patents that are linked to a node of another kind: a query that selects them, and perhaps others. */
interface Reverse {
  readonly links: readonly GraphLinkType[]
  readonly query: QueryNode
  /** All hits have the link; otherwise the newest `EXAMINED` are read to find those that do. */
  readonly isExact: boolean
  /** Whether links are in descriptions and claims, which short records lack. */
  readonly inBody?: boolean
}

/** Hits that are read where the query finds more than the link. */
const EXAMINED = 60

/** Neighbours of anything but a patent: the patents that name it, newest first, and the addresses of a party or the parties of an address. */
export async function namedNeighbours(reader: GraphReader, key: NodeKey, request: NeighbourRequest): Promise<NeighbourGroup[]> {
  const id = nodeId(key)
  if (key.type === 'address') return addressNeighbours(reader, key, request)
  const followed = reversesOf(key)
    .map((reverse) => ({ ...reverse, links: reverse.links.filter((link) => request.kinds.follows(link, 'patent')) }))
    .filter(({ links }) => links.length > 0)
  const found = await Promise.all(followed.map((reverse) => patentsOf(reader, id, reverse, request)))
  const groups = found.flatMap((one) => one.groups)
  const isParty = key.type === 'organization' || key.type === 'person'
  const stored = found.flatMap((one) => one.stored)
  return isParty ? [...groups, ...groupNeighbours(addressesOf(stored, id), request)] : groups
}

/** A page of patents with links to the node, and their records. */
async function patentsOf(
  reader: GraphReader,
  id: string,
  { links, query, isExact, inBody = false }: Reverse,
  { from, size }: NeighbourRequest,
): Promise<{ groups: NeighbourGroup[]; stored: readonly Stored[] }> {
  const selection = { query, filters: reader.visible, signal: reader.signal }
  const page = isExact ? { from, size } : { from: 0, size: EXAMINED }
  const [{ hits }, count] = await Promise.all([
    reader.engine.page({ ...selection, ...page, short: !inBody }),
    reader.engine.count(selection),
  ])
  const groups = links.flatMap((link) => {
    const linked = hits.flatMap((stored) => patentOf(reader, stored, { id, link }))
    const total = isExact ? count.total : linked.length
    const relation = isExact ? count.relation : count.total > hits.length ? ('gte' as const) : ('eq' as const)
    const list = isExact ? linked : linked.slice(from, from + size)
    return total === 0 ? [] : [group(link, 'patent', list, { total, to: from + size, relation })]
  })
  return { groups, stored: hits }
}

/** A patent with the first link of a kind from it to a node; none without such a link. */
function patentOf(reader: GraphReader, stored: Stored, { id, link }: { readonly id: string; readonly link: GraphLinkType }): Neighbour[] {
  const found = recordLinks(stored.record).find((one) => one.type === link && one.node.id === id && one.of === undefined)
  const node = patentNode(stored, reader.language)
  return found === undefined ? [] : [{ node, link: toGraphLink(node.id, found) }]
}

function addressesOf(stored: readonly Stored[], id: string): Neighbour[] {
  return stored
    .flatMap(({ record }) => recordLinks(record))
    .filter(({ of }) => of?.id === id)
    .map((one) => ({ node: one.node, link: toGraphLink(id, one) }))
}

/** The parties with exactly this address among the newest records whose addresses contain its words. */
async function addressNeighbours(reader: GraphReader, key: NodeKey, request: NeighbourRequest): Promise<NeighbourGroup[]> {
  const query = phrase(['ADDR'], key.name)
  const { hits } = await reader.engine.page({ query, filters: reader.visible, signal: reader.signal, from: 0, size: EXAMINED, short: true })
  const parties = hits.flatMap(({ record: { applicants = [], assignees = [], inventors } }) =>
    [...applicants, ...assignees]
      .filter(({ address }) => address?.trim() === key.name)
      .flatMap((party) => partyNode(party, inventors) ?? []),
  )
  const link = (node: GraphNode) => ({ source: node.id, target: nodeId(key), type: 'attribute' as const, text: null, date: null })
  return groupNeighbours(
    parties.map((node) => ({ node, link: link(node) })),
    request,
  )
}

const TEXT_FIELDS: Readonly<Record<GraphTextType, readonly string[]>> = {
  feature: ['ICLM', 'AB'],
  field: ['AB', 'DESC-F'],
  problem: ['AB', 'DESC-B', 'DESC-S'],
  effect: ['AB', 'DESC-S'],
}

/** How the patents linked to a node are found, by kind of link. */
function reversesOf({ type, name }: NodeKey): Reverse[] {
  switch (type) {
    case 'organization':
      return [...partyReverses(name), exact('agent', ['agc'], name), ...eventReverses(name)]
    case 'person':
      return [
        ...partyReverses(name),
        exact('inventor', ['in'], name),
        exact('agent', ['AT'], name),
        exact('examiner', ['EX'], name),
        ...eventReverses(name),
      ]
    case 'date':
      return [
        { links: ['attribute'], query: anyOf(['ad', 'pd', 'grant-pd'].map((field) => word([field], name))), isExact: true },
        { links: EVENT_LINKS, query: word(['lgd'], name), isExact: false },
      ]
    case 'classification':
      return [{ links: ['attribute'], query: anyOf(CLASS_FIELDS.map((field) => equal([field], name))), isExact: true }]
    case 'feature':
    case 'field':
    case 'problem':
    case 'effect':
      return [{ links: ['attribute'], query: phrase(TEXT_FIELDS[type], name), isExact: false, inBody: true }]
    case 'address':
    case 'patent':
      return []
  }
}

const EVENT_LINKS = ['licence', 'assignment', 'change', 'pledge'] as const satisfies readonly GraphLinkType[]
const CLASS_FIELDS = ['ipc', 'cpc', 'loc']

/** Applicant, and owner without having applied. */
function partyReverses(name: string): Reverse[] {
  const applied = equal(['AP'], name)
  const owned: QueryNode = { kind: 'and', operands: [equal(['APC'], name), { kind: 'not', operand: applied }] }
  return [
    { links: ['applicant'], query: applied, isExact: true },
    { links: ['assignment'], query: owned, isExact: true },
  ]
}

/** Events whose texts contain the name; the signs of patterns cannot be searched. */
function eventReverses(name: string): Reverse[] {
  if (/[*?#]/u.test(name)) return []
  const query: QueryNode = { kind: 'field', fields: ['lg-text'], operand: { kind: 'pattern', text: `*${name}*` } }
  return [{ links: EVENT_LINKS, query, isExact: false }]
}

function exact(link: GraphLinkType, fields: readonly string[], name: string): Reverse {
  return { links: [link], query: equal(fields, name), isExact: true }
}

function equal(fields: readonly string[], value: string): QueryNode {
  return { kind: 'field', fields, operand: { kind: 'exact', value } }
}

function word(fields: readonly string[], text: string): QueryNode {
  return { kind: 'field', fields, operand: { kind: 'word', text } }
}

function phrase(fields: readonly string[], text: string): QueryNode {
  return { kind: 'field', fields, operand: { kind: 'phrase', text } }
}

function anyOf(operands: readonly QueryNode[]): QueryNode {
  return { kind: 'or', operands }
}
