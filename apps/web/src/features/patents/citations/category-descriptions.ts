import type patents from '../catalogue/zh.ts'

export type CategoryDescription = keyof (typeof patents)['categories']

/** Categories of search reports (WIPO ST.14, paragraph 14; I is the EPO's, R the CNIPA's). */
const LETTERS: Readonly<Record<string, CategoryDescription>> = {
  X: 'novelty',
  I: 'inventiveAlone',
  Y: 'inventiveTogether',
  A: 'background',
  D: 'inApplication',
  E: 'earlierRight',
  L: 'otherReasons',
  O: 'oral',
  P: 'intermediate',
  R: 'sameDay',
  T: 'theory',
}

/** Categories in words. */
const WORDS: readonly (readonly [RegExp, CategoryDescription])[] = [
  [/examiner/i, 'examiner'],
  [/applicant/i, 'applicant'],
  [/third party/i, 'thirdParty'],
  [/^(?:cited by )?other$/i, 'unknownCiter'],
  [/in the (?:description|application)/i, 'inApplication'],
]

/** Descriptions of a citation's category; none if unknown. `XD` has two. */
export function categoryDescriptions(category: string): CategoryDescription[] {
  const words = WORDS.find(([pattern]) => pattern.test(category))
  if (words) return [words[1]]
  if (!/^[A-Z](?:[\s,;&]*[A-Z])*$/.test(category.trim())) return []
  return [...new Set([...category].flatMap((letter) => LETTERS[letter] ?? []))]
}
