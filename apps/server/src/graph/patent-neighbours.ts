import { MAX_GRAPH_NEIGHBOURS, type GraphLinkType, type GraphNode } from '@gezhi/contract'
import { familyMembers, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { withApplicationEvents } from '../patents/application-events.ts'
import { findPatent } from '../patents/open-patent.ts'
import { patentsByNumber } from '../patents/relatives.ts'
import { absentPatent, patentNode } from './graph-node.ts'
import {
  group,
  groupNeighbours,
  isVisible,
  type GraphReader,
  type Neighbour,
  type NeighbourGroup,
  type NeighbourRequest,
} from './graph-reader.ts'
import { recordLinks, toGraphLink } from './record-links.ts'

type Stored = StoredRecord<PatentRecord>

/** Neighbours of a patent: what its record names, cited and citing patents, its families. Null if there is none that the caller may see. */
export async function patentNeighbours(reader: GraphReader, number: string, request: NeighbourRequest): Promise<NeighbourGroup[] | null> {
  const found = await findPatent(reader.engine, number)
  if (found === null || !isVisible(reader, found)) return null
  const [[complete], cited, citing, families] = await Promise.all([
    withApplicationEvents(reader.engine, [found]),
    citedPatents(reader, found, request),
    citingPatents(reader, found, request),
    familyPatents(reader, found, request),
  ])
  const own = recordNeighbours(reader, complete!)
  return [...groupNeighbours(own, request), ...cited, ...citing, ...families]
}

/** What a record names, with the titles of classes. */
function recordNeighbours(reader: GraphReader, stored: Stored): Neighbour[] {
  const { id } = patentNode(stored, reader.language)
  return recordLinks(stored.record).map((one) => {
    const info = one.node.type === 'classification' ? (reader.findClass(one.node.name)?.title ?? null) : one.node.info
    return { node: { ...one.node, info }, link: toGraphLink(id, one) }
  })
}

async function citedPatents(reader: GraphReader, stored: Stored, request: NeighbourRequest): Promise<NeighbourGroup[]> {
  const { docId, record } = stored
  if (!request.kinds.follows('cited', 'patent')) return []
  const numbers = [...new Set((record.citations ?? []).flatMap(({ publicationNumber }) => publicationNumber ?? []))].filter(
    (one) => one !== docId,
  )
  const shown = numbers.slice(request.from, request.from + request.size)
  const held = await patentsByNumber(reader.engine, shown)
  const nodes = shown.flatMap((one) => {
    const stored = held.get(one)
    return stored === undefined ? [absentPatent(one)] : isVisible(reader, stored) ? [patentNode(stored, reader.language)] : []
  })
  const source = patentNode(stored, reader.language)
  const list = nodes.map((node) => ({ node, link: patentLink('cited', source, node) }))
  return numbers.length === 0 ? [] : [group('cited', 'patent', list, { total: numbers.length, to: request.from + request.size })]
}

async function citingPatents(reader: GraphReader, stored: Stored, { kinds, from, size }: NeighbourRequest): Promise<NeighbourGroup[]> {
  const { publicationNumber } = stored.record
  if (publicationNumber === undefined || !kinds.follows('citing', 'patent')) return []
  const limit = Math.min(from + size, MAX_GRAPH_NEIGHBOURS)
  const [[found = []], [total = 0]] = await Promise.all([
    reader.engine.relatedEach({ field: 'cites', values: [publicationNumber], limit, short: true, signal: reader.signal }),
    reader.engine.relatedCounts('cites', [publicationNumber], { signal: reader.signal }),
  ])
  const target = patentNode(stored, reader.language)
  const list = found
    .slice(from)
    .filter((one) => isVisible(reader, one))
    .map((one) => patentNode(one, reader.language))
    .map((node) => ({ node, link: patentLink('citing', node, target) }))
  return total === 0 ? [] : [group('citing', 'patent', list, { total, to: from + size })]
}

/** The simple family, and the members of the extended family that are not in it. */
async function familyPatents(reader: GraphReader, stored: Stored, request: NeighbourRequest): Promise<NeighbourGroup[]> {
  const follows = (type: GraphLinkType) => request.kinds.follows(type, 'patent')
  if (!follows('simpleFamily') && !follows('extendedFamily')) return []
  const limit = Math.min(request.from + request.size + 1, MAX_GRAPH_NEIGHBOURS)
  const simple = await familyMembers(reader.engine, stored.record, 'simple', limit)
  const extended = follows('extendedFamily')
    ? await familyMembers(reader.engine, stored.record, 'extended', limit + simple.members.length)
    : null
  const known = new Set([stored.docId, ...simple.members.map(({ docId }) => docId)])
  const others = (extended?.members ?? []).filter(({ docId }) => !known.has(docId))
  const own = simple.members.filter(({ docId }) => docId !== stored.docId)
  return [...familyGroup('simpleFamily', own, simple.isCut), ...familyGroup('extendedFamily', others, extended?.isCut ?? false)]

  function familyGroup(type: GraphLinkType, members: readonly Stored[], isCut: boolean): NeighbourGroup[] {
    if (members.length === 0 || !follows(type)) return []
    const centre = patentNode(stored, reader.language)
    const to = request.from + request.size
    const nodes = members.slice(request.from, to).filter((one) => isVisible(reader, one))
    const list = nodes.map((one) => patentNode(one, reader.language)).map((node) => ({ node, link: familyLink(type, centre, node) }))
    return [group(type, 'patent', list, { total: members.length, to, relation: isCut ? 'gte' : 'eq' })]
  }
}

function patentLink(type: GraphLinkType, source: GraphNode, target: GraphNode): Neighbour['link'] {
  return { source: source.id, target: target.id, type, text: null, date: null }
}

/** Members of a family are linked in one direction, whichever of them is expanded. */
function familyLink(type: GraphLinkType, one: GraphNode, other: GraphNode): Neighbour['link'] {
  return one.id < other.id ? patentLink(type, one, other) : patentLink(type, other, one)
}
