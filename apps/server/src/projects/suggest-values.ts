import type { IndexField, IndexSuggestion, Language } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'

type Suggested = IndexSuggestion['valueList'][number]

/** Values that other patents have. */
export interface UsedValues {
  /** Texts, the most frequent first. */
  readonly texts: readonly string[]
  /** The value of most patents of an applicant. */
  ofApplicant(name: string): string | undefined
}

/** Suggestions for one patent and field at most. */
const MAX_SUGGESTED = 5
/** Shortest used text that is looked for in a patent. */
const MIN_TEXT = 2

/**
 * Values of a field that fit a patent: options, or texts that other patents have, which its title or abstract contains; the value of other
 * patents of its applicant; for texts the name of the applicant. Pure.
 */
export function suggestedValues(field: IndexField, { record }: StoredRecord<PatentRecord>, used: UsedValues): Suggested[] {
  const title = textOf(record.titles)
  const all = `${title}\n${textOf(record.abstracts ?? [])}`
  const applicants = (record.applicants ?? []).map(({ name }) => name)
  const usedByApplicant = applicants.flatMap((name) => used.ofApplicant(name) ?? [])
  if (field.type === 'multiple') {
    const found = field.optionList.filter((option) => contains(all, option))
    return found.length === 0 ? [] : [{ value: found, reason: 'text' }]
  }
  const candidates = field.type === 'single' ? field.optionList : used.texts.filter((value) => value.length >= MIN_TEXT)
  // What the title contains says more than what the abstract does.
  const inText = [...candidates.filter((value) => contains(title, value)), ...candidates.filter((value) => contains(all, value))]
  const suggested: Suggested[] = [
    ...inText.map((value) => ({ value, reason: 'text' as const })),
    ...usedByApplicant.map((value) => ({ value, reason: 'used' as const })),
    ...(field.type === 'text' ? applicants.map((value) => ({ value, reason: 'applicant' as const })) : []),
  ]
  const unique = new Map(suggested.toReversed().map((one) => [String(one.value), one]))
  return suggested.filter((one) => unique.get(String(one.value)) === one).slice(0, MAX_SUGGESTED)
}

/** The title of a patent in a language, if there is one. */
export function titleOf({ titles }: PatentRecord, language: Language): string {
  return (titles.find(({ lang }) => lang === language) ?? titles[0])?.text ?? ''
}

function textOf(texts: readonly { readonly text: string }[]): string {
  return comparable(texts.map(({ text }) => text).join('\n'))
}

function contains(text: string, value: string): boolean {
  return text.includes(comparable(value))
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
