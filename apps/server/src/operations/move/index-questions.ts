import type { PatentRecord } from '@gezhi/records'
import type { FacetRequest, Filter } from '@gezhi/search'

/** One thing both indexes are asked. */
export interface IndexQuestion {
  /** As a user writes it; null for all records. */
  readonly query: string | null
  readonly filters?: readonly Filter[]
  /** Counted too. */
  readonly facets?: readonly FacetRequest[]
}

/** Counted of all records, and of some hits. */
const FACETS: readonly FacetRequest[] = [
  { field: 'country', count: 20 },
  { field: 'patent_type', count: 10 },
  { field: 'legal_status', count: 10 },
  { field: 'class_ipc_main.subclass', count: 20 },
  { field: 'applicant_patentee.original.name', count: 20 },
  { field: 'ad', interval: 'year' },
]

/** What every index is asked, whatever it holds. */
const OF_ALL: readonly IndexQuestion[] = [
  { query: null, facets: FACETS },
  { query: 'ad=[1900 TO 2100]' },
  { query: 'NOT ad=[1900 TO 2100]' },
]

/** One form of the language each, made of what a record says; null where it does not say it. */
const FORMS: readonly ((record: PatentRecord) => IndexQuestion | null)[] = [
  ({ publicationNumber: pn }) => asked(pn, (number) => ({ query: `pn=${number}` })),
  ({ applicationNumber: an }) => asked(an, (number) => ({ query: `an=${number}` })),
  ({ applicants }) => asked(applicants?.[0]?.name, (name) => ({ query: `AP=("${name}")` })),
  ({ inventors }) => asked(inventors?.[0]?.name, (name) => ({ query: `in=("${name}")` })),
  ({ ipc }) => asked(ipc?.[0], (symbol) => ({ query: `ipc=${symbol}`, facets: FACETS })),
  ({ ipc }) => asked(ipc?.[0]?.slice(0, 4), (subclass) => ({ query: `ipc=${subclass}` })),
  ({ cpc }) => asked(cpc?.[0], (symbol) => ({ query: `cpc==${symbol}` })),
  ({ applicationDate: ad }) => asked(ad?.slice(0, 6), (month) => ({ query: `ad=${month}`, facets: FACETS })),
  ({ publicationDate: pd, office }) => asked(pd?.slice(0, 4), (year) => ({ query: `pd=${year} AND country=${office}` })),
  ({ titles }) => asked(firstWords(titles, 2), (words) => ({ query: `TI=("${words}")`, facets: FACETS })),
  ({ titles }) => asked(firstWords(titles, 2), (words) => ({ query: words })),
  ({ titles, abstracts }) =>
    asked(firstWords(titles, 1), (word) => ({ query: `TIAB=(${word} ${`OR "${firstWords(abstracts, 1) ?? word}"`})` })),
  ({ titles, ipc }) => asked(firstWords(titles, 1), (word) => ({ query: `TIAB=(${word}) NOT ipc=${ipc?.[0]?.slice(0, 4) ?? 'H01M'}` })),
  ({ abstracts }) => asked(lastWords(abstracts, 2), ([first, last]) => ({ query: `AB=("${first}" ADJ/20 "${last}")` })),
  ({ abstracts }) => asked(lastWords(abstracts, 2), ([first, last]) => ({ query: `TIABC=("${last}" NEAR/9 "${first}")` })),
  ({ claims }) => asked(lastWords(claims, 2), ([first, last]) => ({ query: `CLAIM=("${first}" SEN "${last}")` })),
  ({ office, applicants }) =>
    asked(applicants?.[0]?.name, (name) => ({
      query: null,
      filters: [
        { field: 'country', values: [office], include: true },
        { field: 'applicant_patentee.original.name', values: [name], include: true },
      ],
      facets: FACETS,
    })),
]

/** What two indexes with the same records answer alike, made of what some of these records say: each form of the language for each of them. Pure. */
export function indexQuestions(records: readonly PatentRecord[]): IndexQuestion[] {
  const made = records.flatMap((record) => FORMS.flatMap((form) => form(record) ?? []))
  return [...new Map([...OF_ALL, ...made].map((question) => [JSON.stringify(question), question])).values()]
}

/** Signs that mean something within quotes, or to the language. */
const SIGNS = /["“”*?#$!\\]/

function asked<Value extends string | readonly string[]>(
  value: Value | null | undefined,
  question: (value: Value) => IndexQuestion,
): IndexQuestion | null {
  const said = [value ?? ''].flat()
  return value == null || said.some((word) => word === '' || SIGNS.test(word)) ? null : question(value)
}

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })

function wordsOf(texts: readonly { readonly text: string }[] | undefined): string[] {
  const text = texts?.[0]?.text.slice(0, 400) ?? ''
  return [...WORDS.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true && WORD.test(segment) ? [segment] : []))
}

/** Neither one character, which stands everywhere, nor a word of the language. */
const WORD = /^(?!(?:and|or|not|xor|near|adj|sen|para|freq|opt|sem|to)$)(?:\p{Script=Han}{2,}|[a-z]{3,})$/iu

/** The first words of a text, where they stand side by side. */
function firstWords(texts: readonly { readonly text: string }[] | undefined, count: number): string | null {
  const words = wordsOf(texts)
  return words.length < count ? null : words.slice(0, count).join(' ')
}

function lastWords(texts: readonly { readonly text: string }[] | undefined, count: number): readonly string[] | null {
  const words = wordsOf(texts)
  return words.length < count ? null : words.slice(-count)
}
