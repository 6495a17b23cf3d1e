import type { GraphLink, GraphLinkType, GraphNode } from '@gezhi/contract'
import type { Party, PatentRecord } from '@gezhi/records'
import { eventLinks } from './event-links.ts'
import { namedNode, partyNode } from './graph-node.ts'
import { textNodes } from './text-nodes.ts'

/** A link of a patent to what its record names. */
export interface RecordLink {
  readonly type: GraphLinkType
  readonly node: GraphNode
  readonly text: string | null
  readonly date: string | null
  /** Of an address: the party that has it, which it is linked to instead of the patent. */
  readonly of?: GraphNode
}

/** Everything that a record itself names, without other patents: parties, dates, classes, addresses, events and passages. Pure. */
export function recordLinks(record: PatentRecord): RecordLink[] {
  return [
    ...partyLinks(record),
    ...ownerLinks(record),
    ...legalLinks(record),
    ...dateLinks(record),
    ...classLinks(record),
    ...passageLinks(record),
  ]
}

/** The link between a patent and what it names, as the API has it. */
export function toGraphLink(patentId: string, { type, node, text, date, of }: RecordLink): GraphLink {
  return { source: of?.id ?? patentId, target: node.id, type, text, date }
}

function link(type: GraphLinkType, node: GraphNode | null, more: Partial<Pick<RecordLink, 'text' | 'date' | 'of'>> = {}): RecordLink[] {
  return node === null ? [] : [{ type, node, text: null, date: null, ...more }]
}

function partyLinks(record: PatentRecord): RecordLink[] {
  const { applicants = [], inventors = [], agencies = [], agents = [], examiners = [] } = record
  const persons = (type: GraphLinkType, parties: readonly Party[]) => parties.flatMap(({ name }) => link(type, namedNode('person', name)))
  return [
    ...applicants.flatMap((party) => [...link('applicant', partyNode(party, inventors)), ...addressLinks(party, inventors)]),
    ...persons('inventor', inventors),
    ...agencies.flatMap(({ name }) => link('agent', namedNode('organization', name))),
    ...persons('agent', agents),
    ...persons('examiner', examiners),
  ]
}

/** Owners other than the applicants acquired the right from them. */
function ownerLinks({ applicants = [], assignees = [], inventors = [] }: PatentRecord): RecordLink[] {
  const names = new Set(applicants.map(({ name }) => name))
  const owners = assignees.filter(({ name }) => !names.has(name))
  return owners.flatMap((party) => [
    ...link('assignment', partyNode(party, inventors), { date: party.recorded ?? null }),
    ...addressLinks(party, inventors),
  ])
}

function addressLinks(party: Party, inventors: readonly Party[]): RecordLink[] {
  const of = partyNode(party, inventors)
  return of === null ? [] : link('attribute', namedNode('address', party.address), { of })
}

/** An event is linked to its date, and to the parties that its text names. */
function legalLinks({ legalEvents = [], inventors = [] }: PatentRecord): RecordLink[] {
  return eventLinks(legalEvents).flatMap(({ type, event: { date, text }, parties }) => [
    ...link(type, namedNode('date', date), { text, date }),
    ...parties.flatMap((name) => link(type, partyNode({ name }, inventors), { text, date })),
  ])
}

function dateLinks({ applicationDate, publicationDate, grantDate }: PatentRecord): RecordLink[] {
  const dates = Object.entries({ application: applicationDate, publication: publicationDate, grant: grantDate })
  return dates.flatMap(([text, date]) => link('attribute', namedNode('date', date), { text }))
}

function classLinks({ ipc = [], cpc = [], locarno = [] }: PatentRecord): RecordLink[] {
  const schemes = { ipc, cpc, locarno }
  const found = Object.entries(schemes).flatMap(([text, symbols]) =>
    [...new Set(symbols)].flatMap((symbol) => link('attribute', namedNode('classification', symbol), { text })),
  )
  return [...new Map(found.map((one) => [one.node.id, one])).values()]
}

function passageLinks(record: PatentRecord): RecordLink[] {
  return textNodes(record).flatMap(({ type, text }) => link('attribute', namedNode(type, text)))
}
