import type { CompanyFacts } from './company-record.ts'
import { foldCompanyName, shortCompanyName, withoutForm } from './company-name.ts'

/** Longest beginning that is searched by pinyin, in syllables. */
const MAX_SYLLABLES = 16
/** Single initials and syllables would match nearly everything. */
const MIN_INITIALS = 2
/** Lengths of the parts inside a name that are searched, in syllables. Their initials are not, because they would match too much. */
const INNER = { shortest: 2, longest: 4 } as const

/**
 * The Chinese texts whose pinyin finds a company: each of its names without legal form, and its short name. Importers store their pinyin
 * as `readings`.
 */
export function textsToRead({ names = [], otherNames = [], formerNames = [], shortName, province, city }: CompanyFacts): string[] {
  const all = [...names.map(({ text }) => text), ...otherNames, ...formerNames].map(foldCompanyName)
  const short = all.flatMap((name) => shortCompanyName(name, { province, city }) ?? [])
  const chinese = [...all.map(withoutForm), ...short, ...(shortName === undefined ? [] : [foldCompanyName(shortName)])]
  return [...new Set(chinese)].filter((text) => /\p{Script=Han}/u.test(text))
}

/**
 * Words that find a reading (`guang zhou ji`): every beginning at the end of a syllable, written without spaces, and its initials:
 * `guang`, `guangzhou`, `guangzhouji`, `gz`, `gzj`.
 */
export function readingWords(reading: string): string[] {
  const syllables = reading.split(' ').slice(0, MAX_SYLLABLES)
  const words: string[] = []
  let sounds = ''
  let initials = ''
  for (const syllable of syllables) {
    sounds += syllable
    initials += syllable.charAt(0)
    words.push(sounds)
    if (initials.length >= MIN_INITIALS) words.push(initials)
  }
  return words
}

/**
 * Words that find readings by a part inside them, which begins at their second syllable or later: `zhouji` and `zhoujichuang` of
 * `guang zhou ji chuang`. Without those that `readingWords` has.
 */
export function innerReadingWords(readings: readonly string[]): string[] {
  const beginnings = new Set(readings.flatMap(readingWords))
  const words = readings.flatMap((reading) => {
    const syllables = reading.split(' ').slice(0, MAX_SYLLABLES)
    return syllables.flatMap((_, start) => (start === 0 ? [] : partsOf(syllables.slice(start, start + INNER.longest))))
  })
  return [...new Set(words)].filter((word) => !beginnings.has(word))
}

function partsOf(syllables: readonly string[]): string[] {
  return syllables.slice(INNER.shortest - 1).map((_, index) => syllables.slice(0, index + INNER.shortest).join(''))
}
