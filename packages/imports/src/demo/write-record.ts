import { legalStanding, type PatentRecord, type Priority } from '@gezhi/records'
import { dateOf, DEMO_CORPUS_DATE } from './calendar.ts'
import { citations } from './citations.ts'
import { figureNote } from './drawings/figure-note.ts'
import { legalHistory } from './legal/legal-events.ts'
import type { FamilyPlan, PublicationPlan } from './plan/family-plan.ts'
import type { InventionPlan } from './plan/invention-plan.ts'
import { Random, seedOf } from './random.ts'
import { writeTexts } from './texts/write-texts.ts'
import { writeClasses } from './write-classes.ts'
import { writeParties } from './write-parties.ts'

/** Part of every record, so that none can be mistaken for a real patent, even outside the program. */
export const DEMO_NOTICE =
  '演示数据，纯属虚构，与任何真实专利、企业或个人无关 / Demonstration data, wholly invented: no real patent, company or person'

/** Increase it whenever the same seed gives different records. */
export const DEMO_CORPUS_VERSION = '5'

export interface RecordContext {
  readonly seed: number
  /** Number of the record in the stream. */
  readonly index: number
  readonly family: FamilyPlan
  readonly invention: InventionPlan
  readonly citable: readonly FamilyPlan[]
  /** Whether a description is written. */
  readonly describes: boolean
}

/** Writes one publication down as a record. */
export function writeRecord(context: RecordContext, publication: PublicationPlan): PatentRecord {
  const { family, invention, seed, index } = context
  const { application, stage, kind, number, day } = publication
  const { events, state } = legalHistory(application, family.form)
  const cited = citedBy(context, publication)
  const figures = invention.figures.map(figureNote)
  const record: PatentRecord = {
    publicationNumber: number,
    applicationNumber: application.number,
    office: application.office,
    kind,
    patentType: family.form,
    applicationDate: dateOf(application.filingDay),
    publicationDate: dateOf(day),
    ...(stage === 'grant' && { grantDate: dateOf(day) }),
    ...priorities(family, publication),
    ...writeTexts(family, invention, publication, context.describes),
    ...writeParties(family, publication),
    ...writeClasses(family, invention, publication),
    ...(cited.length > 0 && { citations: cited }),
    family: { simpleId: family.simpleId, extendedId: family.extendedId },
    legalEvents: events,
    legalStatus: state?.status ?? 'pending',
    ...(state !== null && { legalState: state }),
    pageCount: family.form === 'design' ? 1 + figures.length : 6 + figures.length + Math.ceil(invention.claims.length / 4),
    other: { notice: [DEMO_NOTICE], ...(figures.length > 0 && { figure: figures }) },
    source: { format: 'demo', file: `demo:${seed}`, position: index, version: DEMO_CORPUS_VERSION },
  }
  const { due } = legalStanding([record], DEMO_CORPUS_DATE)
  return due === null ? record : { ...record, legalStateDue: due }
}

/** Search reports come with grants of inventions and with international and European applications. */
function citedBy({ seed, index, family, citable }: RecordContext, { application, stage }: PublicationPlan) {
  const searched = family.form === 'invention' && (stage === 'grant' || application.office === 'WO' || application.office === 'EP')
  return searched ? citations(new Random(seedOf(seed, index, 8)), family, citable, index) : []
}

/** The first filing itself claims no priority, unless it improves on an earlier one. */
function priorities(
  { priorityNumber, priorityDay, priorityOffice, earlier }: FamilyPlan,
  { application }: PublicationPlan,
): { priorities?: Priority[] } {
  const list: Priority[] = []
  if (application.number !== priorityNumber) list.push({ number: priorityNumber, country: priorityOffice, date: dateOf(priorityDay) })
  if (earlier) list.push({ number: earlier.priorityNumber, country: earlier.priorityOffice, date: dateOf(earlier.priorityDay) })
  return list.length > 0 ? { priorities: list } : {}
}
