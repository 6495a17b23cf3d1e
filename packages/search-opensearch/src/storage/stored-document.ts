import { hash } from 'node:crypto'
import { analyzeText } from '@gezhi/query'
import { splitRecord, type RecordKind, type RecordOrder } from '@gezhi/records'
import { compoundsOf, SearchError, textsOfRole } from '@gezhi/search'
import type { IndexLayout } from './index-layout.ts'
import { suggestedValues } from './suggested-values.ts'
import { storedTermVector } from './text-term-vector.ts'
import { writtenWords } from './written-words.ts'

/** The returned fields of a document: the record as JSON, the body properties of a long one separately. */
export interface DocumentSource {
  readonly docId: string
  readonly hash: string
  readonly front: string
  readonly body?: string
}

/** A shorter record (in characters) is stored in one field. */
const WORTH_PARTING = 6000

/** A record's id in the index, and what determines whether its content is new. Throws `SearchError` on a record without an identity. */
export function knownBy(kind: RecordKind, record: object): Pick<DocumentSource, 'docId' | 'hash'> {
  const docId = kind.identity(record)
  if (docId === null) throw new SearchError('invalid-request', `A record ${kind.withoutIdentity.en}`)
  return { docId, hash: hash('sha256', kind.content(record), 'base64').slice(0, 24) }
}

/**
 * A record in the form in which it is indexed; only the fields of `DocumentSource` are returned by reads. Throws `SearchError` on a
 * record without an identity.
 */
export function storedDocument(
  layout: IndexLayout,
  record: object,
  known = knownBy(layout.kind, record),
): DocumentSource & Readonly<Record<string, unknown>> {
  const { kind } = layout
  const texts = kind.textColumns.map((column) => ({ name: column.name, values: column.texts(record) }))
  return {
    ...known,
    ...storedColumns(kind, record),
    address: dateAddress(kind.order, record),
    exactTitle: (['title', 'name'] as const)
      .flatMap((role) => textsOfRole(kind.textColumns, role, record))
      .map(titleKey)
      .filter((key) => key !== null),
    compounds: [...new Set(texts.flatMap(({ values }) => values.flatMap(writtenCompounds)))],
    suggest: suggestedValues(layout, record),
    meaning: storedTermVector(kind.textColumns, record),
    written: Date.now(),
    group: Object.fromEntries(Object.keys(kind.groupings).map((name) => [name, groupKey(kind, name, record, known.docId)])),
    text: Object.fromEntries(
      texts.flatMap(({ name, values }) => {
        const words = values.map(writtenWords).filter((written) => written !== '')
        return words.length === 0 ? [] : [[name, words]]
      }),
    ),
    ...storedValues(layout, record),
  }
}

/** The record of a stored document; without its body a long one comes without its body properties. */
export function recordOf({ front, body }: Pick<DocumentSource, 'front' | 'body'>): object {
  const record = JSON.parse(front) as object
  return body === undefined ? record : { ...record, ...(JSON.parse(body) as object) }
}

/** The group of a record in a grouping of its kind, otherwise its id. Pure. */
export function groupKey(kind: RecordKind, grouping: string, record: object, docId: string): string {
  return kind.groupings[grouping]?.key(record) ?? docId
}

/** A record as shown in a list: a long one without body properties. Pure. */
export function shortRecord(kind: RecordKind, record: object): object {
  return recordOf({ front: storedColumns(kind, record).front })
}

/** Longer texts are not titles; shorter ones match too many. */
const LONGEST_TITLE = 80
const SHORTEST_TITLE = 2

/** Normalised form of a title, ignoring letter case and punctuation; null if a text is too long or short to be a typed title. Pure. */
export function titleKey(text: string): string | null {
  const { tokens } = analyzeText(text)
  return tokens.length < SHORTEST_TITLE || tokens.length > LONGEST_TITLE ? null : tokens.join(' ')
}

function storedColumns({ bodyProperties }: RecordKind, record: object): Pick<DocumentSource, 'front' | 'body'> {
  const whole = JSON.stringify(record)
  if (whole.length < WORTH_PARTING) return { front: whole }
  const { summary, body } = splitRecord(record, bodyProperties)
  return body === null ? { front: whole } : { front: JSON.stringify(summary), body: JSON.stringify(body) }
}

function storedValues({ kind, fields }: IndexLayout, record: object): { value: Record<string, unknown>; first: Record<string, unknown> } {
  const value: Record<string, unknown> = {}
  const first: Record<string, unknown> = {}
  for (const { name, values, sorts } of fields) {
    const found = values(record)
    if (found.length === 0) continue
    value[name] = [...new Set(found)]
    if (sorts) first[name] = found[0]
  }
  const ordering = orderDate(kind.order, record)
  if (ordering !== null) first[kind.order.field] = ordering
  return { value, first }
}

/** Hyphenated words, each as `lithiumion lithium ion`: joined, then separate. */
function writtenCompounds(text: string): string[] {
  return compoundsOf(text, analyzeText(text)).map(([first, second]) => `${first}${second} ${first} ${second}`)
}

/** Position of a record in the default order: higher values come first. */
function dateAddress(order: RecordOrder, record: object): number {
  return orderDate(order, record) ?? 0
}

/** The date by which a record is ordered, or the one that takes its place. */
function orderDate(order: RecordOrder, record: object): number | null {
  return dateNumber(order.date(record)) ?? dateNumber(order.fallback?.(record))
}

function dateNumber(date: string | undefined): number | null {
  return date !== undefined && /^\d{8}$/.test(date) ? Number(date) : null
}
