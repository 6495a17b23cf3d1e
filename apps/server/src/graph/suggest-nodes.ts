import { GRAPH_TEXT_TYPES, type FoundNode, type GraphNodeType } from '@gezhi/contract'
import { findPatent } from '../patents/open-patent.ts'
import { findOrganizations, findPassages, findPersons } from './find-nodes.ts'
import { namedNode, patentNode } from './graph-node.ts'
import { isVisible, type GraphReader } from './graph-reader.ts'

/** Nodes suggested of one kind. */
const SUGGESTED = 5
const PAGE = { from: 0, size: SUGGESTED }

/** A few nodes of a kind, or of all, for typed text: a number, a date, a symbol, a name or a passage. */
export async function suggestNodes(reader: GraphReader, text: string, type: GraphNodeType | 'all'): Promise<FoundNode[]> {
  const wants = (...types: GraphNodeType[]) => type === 'all' || types.includes(type)
  const passages = GRAPH_TEXT_TYPES.filter((one) => wants(one))
  const read = [
    wants('date') ? dateOf(text) : [],
    wants('classification') ? classOf(reader, text) : [],
    type === 'address' ? suggested('address', text) : [],
  ]
  const none = Promise.resolve<readonly FoundNode[]>([])
  const [patents, ...found] = await Promise.all([
    wants('patent') ? patentOf(reader, text) : none,
    wants('organization') ? findOrganizations(reader, text, PAGE).then(({ list }) => list) : none,
    wants('person') ? findPersons(reader, text, PAGE).then(({ list }) => list) : none,
    passages.length > 0 ? findPassages(reader, text, PAGE, passages).then(({ list }) => list) : none,
  ])
  return [patents, ...read, ...found].flat()
}

async function patentOf(reader: GraphReader, text: string): Promise<FoundNode[]> {
  const found = await findPatent(reader.engine, text)
  return found === null || !isVisible(reader, found) ? [] : [{ ...patentNode(found, reader.language), count: null }]
}

function dateOf(text: string): FoundNode[] {
  const [, year, month, day] = /^(\d{4})[-/.年]?(\d{2})[-/.月]?(\d{2})日?$/u.exec(text) ?? []
  return year === undefined ? [] : suggested('date', `${year}${month}${day}`)
}

function classOf(reader: GraphReader, text: string): FoundNode[] {
  const found = reader.findClass(text)
  return found === null ? [] : suggested('classification', found.symbol, found.title)
}

function suggested(type: GraphNodeType, name: string, info: string | null = null): FoundNode[] {
  const node = namedNode(type, name, info)
  return node === null ? [] : [{ ...node, count: null }]
}
