import { normalisePatentNumber } from '../numbers/read-patent-number.ts'
import type { Citation, LegalEvent, Party, PatentRecord, StatedField } from '../patent-record.ts'

/** The facts a source may give about a record. */
export type Facts = Partial<Pick<PatentRecord, StatedField>>

/** Merges the values from several sources, most trusted first; at least one. Must depend only on the values and their order. */
type Merging<Value> = (values: readonly Value[]) => Value

/** The value of the most trusted source that has one. */
const first = <Value>(values: readonly Value[]): Value => values[0] as Value

/** How each field is merged from several sources. */
export const FIELD_MERGING: { readonly [Field in StatedField]-?: Merging<NonNullable<PatentRecord[Field]>> } = {
  publicationNumber: first,
  applicationNumber: first,
  office: first,
  kind: first,
  patentType: first,
  applicationDate: first,
  publicationDate: first,
  grantDate: first,
  priorities: first,
  titles: byLanguage,
  abstracts: byLanguage,
  claims: byLanguage,
  description: byLanguage,
  sequences: first,
  applicants: first,
  assignees: recordedLast,
  inventors: first,
  agencies: first,
  agents: first,
  examiners: first,
  ipc: (values) => union(values, (symbol) => symbol),
  cpc: (values) => union(values, (symbol) => symbol),
  locarno: (values) => union(values, (symbol) => symbol),
  uspc: (values) => union(values, (symbol) => symbol),
  citations: (values) => union(values, citationKey),
  family: byKey,
  legalEvents: (values) => union(values, eventKey).sort((a, b) => (`${a.date} ${eventKey(a)}` < `${b.date} ${eventKey(b)}` ? -1 : 1)),
  drawings: first,
  pageCount: first,
  other: byKey,
}

export const STATED_FIELDS = Object.keys(FIELD_MERGING) as readonly StatedField[]

/** Facts of one publication, which cannot come from data about the application. */
export const OF_PUBLICATION: ReadonlySet<StatedField> = new Set(['publicationNumber', 'kind', 'publicationDate', 'pageCount', 'drawings'])

/** The owners recorded last, from any source; without a recording date, those of the most trusted source. */
function recordedLast(values: readonly Party[][]): Party[] {
  const dayOf = (owners: readonly Party[]) => owners.reduce((last, { recorded = '' }) => (recorded > last ? recorded : last), '')
  return values.reduce((last, owners) => (dayOf(owners) > dayOf(last) ? owners : last))
}

/** Each language from the most trusted source that has it; a text of unknown language only if no other entry contains it. */
function byLanguage<Entry extends { lang: string; text: string }>(values: readonly Entry[][]): Entry[] {
  const chosen = new Map<string, Entry[]>()
  for (const entries of values) {
    for (const [lang, ofLanguage] of Map.groupBy(entries, (entry) => entry.lang)) if (!chosen.has(lang)) chosen.set(lang, ofLanguage)
  }
  const known = new Set([...chosen].flatMap(([lang, entries]) => (lang === UNKNOWN_LANGUAGE ? [] : entries.map((entry) => entry.text))))
  return [...chosen].flatMap(([lang, entries]) =>
    lang === UNKNOWN_LANGUAGE && entries.every((entry) => known.has(entry.text)) ? [] : entries,
  )
}

const UNKNOWN_LANGUAGE = 'und'

/** The union of all values; of equal ones, that of the most trusted source. */
function union<Item>(values: readonly Item[][], keyOf: (item: Item) => string): Item[] {
  const items = new Map<string, Item>()
  for (const item of values.flat()) if (!items.has(keyOf(item))) items.set(keyOf(item), item)
  return [...items.values()]
}

/** Each entry from the most trusted source that has it. */
function byKey<Entries extends object>(values: readonly Entries[]): Entries {
  return Object.assign({}, ...values.toReversed()) as Entries
}

function citationKey({ publicationNumber, text }: Citation): string {
  if (publicationNumber === undefined)
    return (text ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
  return normalisePatentNumber(publicationNumber, 'publication').base
}

function eventKey({ office, code, date, text }: LegalEvent): string {
  return [office, code, date, text].join(' ')
}
