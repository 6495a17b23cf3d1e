import { markStanding, markWords, type Trademark } from '@gezhi/records'
import type { MarkClass, MarkStatus, SimilarityMark } from '@gezhi/trademark-similarity'

/** A year, as the difference of two dates `yyyyMMdd`. */
const YEAR = 10_000
/** Ends of terms in lists of goods. */
const TERM_ENDS = /[;；]/

/** A trademark as the index of similar marks has it; null for a mark without words. `today` is `yyyyMMdd`. Pure. */
export function similarityMarkOf(id: string, mark: Trademark, today: string): SimilarityMark | null {
  const text = markWords(mark).join(' ')
  if (text === '') return null
  const groups = mark.similarGroups ?? []
  const classes = mark.niceClasses.map((number) => ({ number: Number(number), groups: groups.filter((group) => group.startsWith(number)) }))
  return { id, text, classes, status: similarityStatus(mark, today) }
}

/** Classes with their similar groups and, in all languages, their goods. Pure. */
export function classesWithGoods({ niceClasses, similarGroups = [], goods = [] }: Trademark): MarkClass[] {
  return niceClasses.map((number) => ({
    number: Number(number),
    groups: similarGroups.filter((group) => group.startsWith(number)),
    goods: goods.filter(({ niceClass }) => niceClass === number).flatMap(({ texts }) => texts.flatMap(({ text }) => termsOf(text))),
  }))
}

/** The terms of a list of goods. Pure. */
export function termsOf(list: string): string[] {
  return list
    .split(TERM_ENDS)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}

function similarityStatus(mark: Trademark, today: string): MarkStatus {
  const standing = markStanding(mark)
  if (standing === undefined) return 'unknown'
  if (standing === 'active') return 'registered'
  if (standing === 'pending') return 'pending'
  const ended = mark.status === 'expired' ? (mark.expiryDate ?? mark.statusDate) : mark.statusDate
  return ended !== undefined && Number(today) - Number(ended) < YEAR ? 'recentlyEnded' : 'ended'
}
