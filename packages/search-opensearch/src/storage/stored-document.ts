import { hash } from 'node:crypto'
import { analyzeText } from '@gezhi/query'
import { columnTexts, familyGroup, type PatentRecord, recordContent, recordIdentity, RELATION_KEYS, TEXT_COLUMNS } from '@gezhi/records'
import { compoundsOf, SearchError } from '@gezhi/search'
import { STORED_FIELDS } from './stored-fields.ts'
import { suggestedValues } from './suggested-values.ts'
import { storedBag } from './text-bag.ts'
import { writtenWords } from './written-words.ts'

/** What comes back of a document: the record as JSON, claims and description of a long one apart. */
export interface DocumentSource {
  readonly docId: string
  readonly hash: string
  readonly front: string
  readonly body?: string
}

/** A record of fewer characters is stored in one piece. */
const WORTH_PARTING = 6000

/** A record's id in the index, and what tells whether it holds anything new. Throws `SearchError` on a record without any number. */
export function knownBy(record: PatentRecord): Pick<DocumentSource, 'docId' | 'hash'> {
  const docId = recordIdentity(record)
  if (docId === null) throw new SearchError('invalid-request', 'A record has neither a publication number nor an application number')
  return { docId, hash: hash('sha256', recordContent(record), 'base64').slice(0, 24) }
}

/** A record as the index is given it; only what `DocumentSource` names comes back. Throws `SearchError` on a record without any number. */
export function storedDocument(record: PatentRecord, known = knownBy(record)): DocumentSource & Readonly<Record<string, unknown>> {
  const titles = columnTexts(record, 'title')
  return {
    ...known,
    ...pieces(record),
    address: dateAddress(record),
    exactTitle: titles.map(titleKey).filter((key) => key !== null),
    compounds: [...new Set(TEXT_COLUMNS.flatMap((column) => columnTexts(record, column).flatMap(writtenCompounds)))],
    suggest: suggestedValues(record),
    meaning: storedBag(record),
    written: Date.now(),
    group: {
      application: applicationGroup(record, known.docId),
      family: record.familyGroup ?? familyGroup([record]) ?? known.docId,
    },
    text: Object.fromEntries(
      TEXT_COLUMNS.flatMap((column) => {
        const values = columnTexts(record, column)
          .map(writtenWords)
          .filter((words) => words !== '')
        return values.length === 0 ? [] : [[column, values]]
      }),
    ),
    ...storedValues(record),
  }
}

/** The record of a stored document; without its body a long one comes without claims and description. */
export function recordOf({ front, body }: DocumentSource): PatentRecord {
  const record = JSON.parse(front) as PatentRecord
  return body === undefined ? record : { ...record, ...(JSON.parse(body) as Pick<PatentRecord, 'claims' | 'description'>) }
}

/** What the publications of an application have in common; of a record without one its id. Pure. */
export function applicationGroup(record: PatentRecord, docId: string): string {
  return RELATION_KEYS.application(record).at(-1) ?? docId
}

/** A record as a list has it: a long one without claims and description. Pure. */
export function shortRecord(record: PatentRecord): PatentRecord {
  return recordOf({ docId: '', hash: '', front: pieces(record).front })
}

/** Longer texts are no titles; shorter ones are titles of too much. */
const LONGEST_TITLE = 80
const SHORTEST_TITLE = 2

/** What two titles have in common that are the same but for case and punctuation; null where a text is no title to be typed. Pure. */
export function titleKey(text: string): string | null {
  const { tokens } = analyzeText(text)
  return tokens.length < SHORTEST_TITLE || tokens.length > LONGEST_TITLE ? null : tokens.join(' ')
}

function pieces(record: PatentRecord): Pick<DocumentSource, 'front' | 'body'> {
  const { claims, description, ...front } = record
  const whole = JSON.stringify(record)
  if (whole.length < WORTH_PARTING || (claims === undefined && description === undefined)) return { front: whole }
  return { front: JSON.stringify(front), body: JSON.stringify({ claims, description }) }
}

function storedValues(record: PatentRecord): { value: Record<string, unknown>; first: Record<string, unknown> } {
  const value: Record<string, unknown> = {}
  const first: Record<string, unknown> = {}
  for (const { name, values, sorts } of STORED_FIELDS) {
    const found = values(record)
    if (found.length === 0) continue
    value[name] = [...new Set(found)]
    if (sorts) first[name] = found[0]
  }
  return { value, first }
}

/** Words that stand joined by a hyphen, each as `lithiumion lithium ion`: joined, then apart. */
function writtenCompounds(text: string): string[] {
  return compoundsOf(text, analyzeText(text)).map(([first, second]) => `${first}${second} ${first} ${second}`)
}

/** Added to an application date, so that records without one come after all that have one, by publication date. */
const DATED = 100_000_000

/** Place of a record in the default order: the higher, the earlier. */
function dateAddress({ applicationDate, publicationDate }: PatentRecord): number {
  const applied = dateNumber(applicationDate)
  return applied === null ? (dateNumber(publicationDate) ?? 0) : DATED + applied
}

function dateNumber(date: string | undefined): number | null {
  return date !== undefined && /^\d{8}$/.test(date) ? Number(date) : null
}
