import type { GraphLink } from '@gezhi/contract'
import { normalisePatentNumber, RELATION_KEYS, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { withApplicationEvents } from '../patents/application-events.ts'
import { familiesOf } from '../patents/families-of.ts'
import { nodeId, nodeKey } from './graph-node.ts'
import { isVisible, type GraphReader } from './graph-reader.ts'
import { distinctLinks } from './neighbours.ts'
import { recordLinks, toGraphLink } from './record-links.ts'

type Stored = StoredRecord<PatentRecord>

/** The links between nodes: those that the records of the patents among them name, citations and families. */
export async function relationsOf(reader: GraphReader, ids: readonly string[]): Promise<GraphLink[]> {
  const keys = ids.map(nodeKey).filter(({ type }) => type === 'patent')
  const held = await reader.engine.get(
    keys.map(({ name }) => name),
    { signal: reader.signal },
  )
  const stored = await withApplicationEvents(
    reader.engine,
    held.filter((one) => isVisible(reader, one)),
  )
  const chosen = new Set(ids)
  const named = stored.flatMap((one) => recordLinks(one.record).map((link) => toGraphLink(patentId(one), link)))
  const all = [
    ...named,
    ...citations(
      stored,
      keys.map(({ name }) => name),
    ),
    ...(await families(reader, stored)),
  ]
  return distinctLinks(all.filter(({ source, target }) => chosen.has(source) && chosen.has(target)))
}

function citations(stored: readonly Stored[], numbers: readonly string[]): GraphLink[] {
  const byBase = new Map(numbers.map((number) => [baseOf(number), number]))
  return stored.flatMap((one) =>
    (one.record.citations ?? []).flatMap(({ publicationNumber }) => {
      const cited = publicationNumber === undefined ? undefined : byBase.get(baseOf(publicationNumber))
      return cited === undefined || cited === one.docId ? [] : [patentLink('cited', patentId(one), nodeId({ type: 'patent', name: cited }))]
    }),
  )
}

/** Two patents of one simple family, or that share a key of the extended one. */
async function families(reader: GraphReader, stored: readonly Stored[]): Promise<GraphLink[]> {
  const members = await familiesOf(
    reader.engine,
    stored.map(({ record }) => record),
  )
  const extended = stored.map(({ record }) => new Set(RELATION_KEYS['family-extended'](record)))
  return stored.flatMap((one, index) =>
    stored.slice(index + 1).flatMap((other, offset) => {
      const isSimple = members[index]!.has(other.docId)
      const isExtended = !extended[index]!.isDisjointFrom(extended[index + 1 + offset]!)
      const [source, target] = [patentId(one), patentId(other)].toSorted()
      return isSimple || isExtended ? [patentLink(isSimple ? 'simpleFamily' : 'extendedFamily', source!, target!)] : []
    }),
  )
}

function patentId({ docId }: Stored): string {
  return nodeId({ type: 'patent', name: docId })
}

function patentLink(type: GraphLink['type'], source: string, target: string): GraphLink {
  return { source, target, type, text: null, date: null }
}

function baseOf(number: string): string {
  return normalisePatentNumber(number, 'publication').base
}
