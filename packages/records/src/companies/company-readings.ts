import type { CompanyFacts } from './company-record.ts'
import { foldCompanyName, shortCompanyName, withoutForm } from './company-name.ts'

/** Longest name that is searched by pinyin, in syllables. */
const MAX_SYLLABLES = 16
/** Longest beginnings that are searched beside the whole, in syllables: of all sounds and of initials. */
const BEGINNING = { sounds: 6, initials: 6 } as const
/** Syllables of the name after a place. */
const AFTER_PLACE = 3
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
 * Words that find companies by the readings of their names: of `guang zhou ji chuang` and `ji chuang` the beginnings at the end of a
 * syllable, written without spaces, with their initials (`guang`, `guangzhou`, `gz`), and the whole. Where a name begins with a place,
 * which the reading of its short name leaves out, its beginnings end soon after the place: longer ones would find only this company, which
 * its short name finds as well.
 */
export function readingWords(readings: readonly string[]): string[] {
  const all = readings.map(syllablesOf)
  return [...new Set(all.flatMap((syllables) => beginningsOf(syllables, lengthsOf(syllables, all))))]
}

/** Longest beginnings, in syllables. */
interface Lengths {
  readonly sounds: number
  readonly initials: number
}

function lengthsOf(syllables: readonly string[], all: readonly (readonly string[])[]): Lengths {
  const place = placeOf(syllables, all)
  return place === null ? BEGINNING : { sounds: place + AFTER_PLACE, initials: place + AFTER_PLACE }
}

/** Number of syllables before the short name that is another of the readings; null if none is its end. */
function placeOf(syllables: readonly string[], all: readonly (readonly string[])[]): number | null {
  const end = ` ${syllables.join(' ')}`
  const short = all.find((other) => other.length < syllables.length && end.endsWith(` ${other.join(' ')}`))
  return short === undefined ? null : syllables.length - short.length
}

function beginningsOf(syllables: readonly string[], { sounds: maxSounds, initials: maxInitials }: Lengths): string[] {
  const words: string[] = []
  let sounds = ''
  let initials = ''
  for (const [at, syllable] of syllables.entries()) {
    sounds += syllable
    initials += syllable.charAt(0)
    const isWhole = at === syllables.length - 1
    if (at < maxSounds || isWhole) words.push(sounds)
    if (at + 1 >= MIN_INITIALS && (at < maxInitials || isWhole)) words.push(initials)
  }
  return words
}

/**
 * Words that find readings by a part inside them, which begins at their second syllable or later: `zhouji` and `zhoujichuang` of
 * `guang zhou ji chuang`. Without those that `readingWords` has, and without parts of a place before a short name.
 */
export function innerReadingWords(readings: readonly string[]): string[] {
  const beginnings = new Set(readingWords(readings))
  const all = readings.map(syllablesOf)
  const words = all
    .filter((syllables) => placeOf(syllables, all) === null)
    .flatMap((syllables) => syllables.flatMap((_, start) => (start === 0 ? [] : partsOf(syllables.slice(start, start + INNER.longest)))))
  return [...new Set(words)].filter((word) => !beginnings.has(word))
}

function partsOf(syllables: readonly string[]): string[] {
  return syllables.slice(INNER.shortest - 1).map((_, index) => syllables.slice(0, index + INNER.shortest).join(''))
}

function syllablesOf(reading: string): string[] {
  return reading.split(' ').slice(0, MAX_SYLLABLES)
}
