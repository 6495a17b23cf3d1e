import type { Field, RecordKind, TextColumn } from '@gezhi/records'
import type { FacetRequest, FieldFilter } from '@gezhi/search'

/** One query run on both indexes. */
export interface IndexQuestion {
  /** As written by a user; null for all records. */
  readonly query: string | null
  readonly filters?: readonly FieldFilter[]
  /** Counted too. */
  readonly facets?: readonly FacetRequest[]
}

/** Maximum number of counted facets. */
const MAX_FACETS = 6
const VALUES = 20

/**
 * Queries for which two indexes with the same records must give the same results, made from some of these records: each record is
 * searched by some of its field values, so that together they cover every field, and by its words in the forms of the language. Pure.
 */
export function indexQuestions<R extends object>(kind: RecordKind<R>, records: readonly R[]): IndexQuestion[] {
  const facets = facetsOf(kind)
  const { field } = kind.order
  const ofAll: IndexQuestion[] = [{ query: null, facets }, { query: `${field}=[1900 TO 2100]` }, { query: `NOT ${field}=[1900 TO 2100]` }]
  const valued = kind.fields.list.filter(isComparedByValue)
  const made = records.flatMap((record, index) => [
    ...valued.filter((_, place) => place % records.length === index).flatMap((one) => valueQuestion(one, record)),
    ...filterQuestions(kind, record, facets),
    ...kind.textColumns.flatMap((column) => textQuestions(kind, column, record, facets)),
  ])
  return [...new Map([...ofAll, ...made].map((question) => [JSON.stringify(question), question])).values()]
}

function facetsOf<R extends object>({ fields, order }: RecordKind<R>): readonly FacetRequest[] {
  const counted = fields.list.flatMap(({ facet, withoutSource }) => (facet === undefined || withoutSource !== undefined ? [] : [facet]))
  return [...counted.slice(0, MAX_FACETS).map((facet) => ({ field: facet, count: VALUES })), { field: order.field, interval: 'year' }]
}

/** Stored values of classes are sort keys, not symbols. */
function isComparedByValue<R>({ values, searchedAs, type, withoutSource }: Field<R>): boolean {
  return values !== undefined && searchedAs === undefined && type !== 'class' && withoutSource === undefined
}

function valueQuestion<R>({ name, type, values }: Field<R>, record: R): IndexQuestion[] {
  const value = values?.(record)[0]
  if (value === undefined) return []
  const written = type === 'party' || type === 'text' ? `"${value}"` : type === 'date' ? String(value).slice(0, 6) : String(value)
  return questionsAbout([String(value)], () => ({ query: `${name}=${written}` }))
}

/** By its facet values, with all counted facets. */
function filterQuestions<R extends object>({ fields }: RecordKind<R>, record: R, facets: readonly FacetRequest[]): IndexQuestion[] {
  const filters = facets.flatMap(({ field }): FieldFilter[] => {
    const value = fields.byFacet(field)?.values?.(record)[0]
    return value === undefined ? [] : [{ field, values: [String(value)], include: true }]
  })
  return filters.map((filter) => ({ query: null, filters: [filter], facets }))
}

/** Queries in the forms of the language with words of a summarising text. */
function textQuestions<R extends object>(
  { fields }: RecordKind<R>,
  { name, role, texts }: TextColumn<R>,
  record: R,
  facets: readonly FacetRequest[],
): IndexQuestion[] {
  const field = fields.list.find(({ text = [] }) => text.includes(name) && text.length === 1)?.name ?? fields.freeText
  const words = role === undefined || role === 'body' ? [] : wordsOf(texts(record)[0] ?? '')
  if (words.length < 2) return []
  const [first, second] = words as [string, string]
  const [last = '', before = ''] = words.toReversed()
  return questionsAbout([first, second, last, before], () => ({ query: first })).flatMap((question) => [
    question,
    { query: `${field}=("${first} ${second}")`, facets },
    { query: `${field}=(${first} OR "${last}")` },
    { query: `${field}=(${first}) NOT ${field}=(${last})` },
    { query: `${field}=("${before}" ADJ/20 "${last}")` },
    { query: `${field}=("${last}" NEAR/9 "${before}")` },
    { query: `${field}=("${before}" SEN "${last}")` },
  ])
}

/** Characters with a meaning within quotes or in the language. */
const SIGNS = /["“”*?#$!\\()[\]]/

function questionsAbout(parts: readonly string[], question: () => IndexQuestion): IndexQuestion[] {
  return parts.some((word) => word === '' || SIGNS.test(word)) ? [] : [question()]
}

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })
/** UTF-16 units of a text that are examined. */
const BEGINNING = 400

function wordsOf(text: string): string[] {
  return [...WORDS.segment(text.slice(0, BEGINNING))].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && WORD.test(segment) ? [segment] : [],
  )
}

/** Neither a single character, which occurs everywhere, nor an operator. */
const WORD = /^(?!(?:and|or|not|xor|near|adj|sen|para|freq|opt|sem|to)$)(?:\p{Script=Han}{2,}|[a-z]{3,})$/iu
