import type { GraphNode, GraphNodeType, Language } from '@gezhi/contract'
import { applicantKind, type Party, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { textIn } from '../kinds/language-choice.ts'

/** Kind and name of a node, which its id contains. */
export interface NodeKey {
  readonly type: GraphNodeType
  readonly name: string
}

/** Characters of a name; longer ones are no nodes. */
const MAX_NAME = 500

/** `person:张三`. */
export function nodeId({ type, name }: NodeKey): string {
  return `${type}:${name}`
}

/** Kind and name of an id that the schema has accepted. */
export function nodeKey(id: string): NodeKey {
  const colon = id.indexOf(':')
  return { type: id.slice(0, colon) as GraphNodeType, name: id.slice(colon + 1) }
}

/** A node of anything but a patent; null if its name is empty or too long. */
export function namedNode(type: GraphNodeType, name: string | undefined, info: string | null = null): GraphNode | null {
  const written = name?.trim() ?? ''
  if (written === '' || written.length > MAX_NAME) return null
  return { id: nodeId({ type, name: written }), type, name: written, info, stored: true }
}

/** The number of a patent in its id, which is that of the application before publication: `US~US18341603`. */
export function numberIn(docId: string): string {
  return docId.slice(docId.indexOf('~') + 1)
}

/** A node of which only the id is known. */
export function bareNode(id: string): GraphNode {
  const { type, name } = nodeKey(id)
  return { id, type, name: type === 'patent' ? numberIn(name) : name, info: null, stored: true }
}

/** The node of a stored patent. */
export function patentNode({ docId, record }: StoredRecord<PatentRecord>, language: Language): GraphNode {
  return {
    id: nodeId({ type: 'patent', name: docId }),
    type: 'patent',
    name: numberIn(docId),
    info: textIn(record.titles, language) || null,
    stored: true,
  }
}

/** The node of a cited patent that the index does not contain. */
export function absentPatent(number: string): GraphNode {
  return { id: nodeId({ type: 'patent', name: number }), type: 'patent', name: number, info: null, stored: false }
}

/** An applicant or owner: a person if its name shows it, or if it is an inventor too; otherwise an organization. */
export function partyNode(party: Party, inventors: readonly Party[] = []): GraphNode | null {
  const kind = applicantKind(party)
  const isPerson = kind === 'person' || (kind === undefined && inventors.some(({ name }) => name === party.name))
  return namedNode(isPerson ? 'person' : 'organization', party.name)
}
