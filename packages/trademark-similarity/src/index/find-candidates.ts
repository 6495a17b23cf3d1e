import type { MarkForm } from '../form/mark-form.ts'
import type { Translator } from '../translation/translator.ts'
import { maxHanEdits, maxLatinEdits } from '../rules/edit-distance.ts'
import { initialsSought } from '../rules/initials-rules.ts'
import { digitsOf } from '../rules/number-rules.ts'
import { pinyinOf } from '../rules/pinyin-rules.ts'
import { latinSkeleton, letterSkeleton } from '../shape/latin-skeleton.ts'
import { lookAlikesOf } from '../shape/look-alike-characters.ts'
import { englishSounds } from '../sound/english-sound.ts'
import { pinyinLetters, PINYIN_SYLLABLES } from '../sound/pinyin-letters.ts'
import { softSyllable, syllablesOf } from '../sound/syllables.ts'
import { hanBucket, keyBucket, syllableBucket, trigramBuckets } from './buckets.ts'
import type { CandidateCollector } from './candidate-collector.ts'
import type { IndexColumns } from './index-columns.ts'
import { sorted } from './mark-features.ts'

/** Translations of which longer marks are looked for. */
const MAX_CONTAINED_TRANSLATIONS = 4

/** What candidates are found with. */
export interface CandidateSource {
  readonly columns: IndexColumns
  readonly collector: CandidateCollector
  readonly translate: Translator
}

/** The numbers of all marks that a rule may find similar to a query; each must be compared. */
export function findCandidates(query: MarkForm, source: CandidateSource): ReadonlySet<number> {
  const found = new Set<number>()
  for (const bucket of queryKeys(query, source.translate)) source.collector.addBucket(bucket, found)
  addHan(query, source, found)
  addPinyin(query, source, found)
  addLatin(query, source, found)
  addNumbers(query, source, found)
  addTranslations(query, source, found)
  return found
}

/** Buckets of marks with the same whole text of some kind. */
function queryKeys(query: MarkForm, translate: Translator): Set<number> {
  const { han, words, letters } = query
  const texts = words.map(({ text }) => text)
  const keys = new Set<number>()
  if (han.length > 0) {
    keys.add(keyBucket('han', han.join('')))
    keys.add(keyBucket('hanSet', sorted(han)))
    for (const reading of readingsOf(han)) keys.add(keyBucket('shape', latinSkeleton(reading)))
    for (const english of translate.toEnglish(han.join(''))) keys.add(keyBucket('english', english))
  }
  if (letters !== '') {
    keys.add(keyBucket('shape', latinSkeleton(letters)))
    keys.add(keyBucket('word', letters))
    keys.add(keyBucket('wordSet', sorted(texts)))
    for (const sound of englishSounds(letters)) keys.add(keyBucket('sound', sound))
    for (const chinese of translate.toChinese(texts)) keys.add(keyBucket('han', chinese))
    if (words.length > 1) for (const text of texts) keys.add(keyBucket('shape', latinSkeleton(text)))
  }
  const initials = initialsSought(query)
  if (initials !== null) keys.add(keyBucket('initials', initials))
  const digits = digitsOf(query)
  if (digits !== '') {
    keys.add(keyBucket('digits', digits))
    keys.add(keyBucket('digitSet', sorted([...digits])))
  }
  return keys
}

/** Combinations of readings are written out up to this number. */
const MAX_READINGS = 8

function readingsOf(han: readonly string[]): readonly string[] {
  let readings = ['']
  for (const char of han) {
    const sounds = [...new Set(syllablesOf(char).map(({ sound }) => sound))]
    readings = readings
      .flatMap((reading) => (sounds.length === 0 ? [reading] : sounds.map((sound) => reading + sound)))
      .slice(0, MAX_READINGS)
  }
  return [...new Set([pinyinLetters(han).join(''), ...readings])]
}

function addHan({ han }: MarkForm, { columns: { hanLengths }, collector }: CandidateSource, found: Set<number>): void {
  const { length } = han
  if (length === 0) return
  const positions = han.map((char) => [
    ...new Set([hanBucket(char), ...[...lookAlikesOf(char).keys()].map(hanBucket), ...soundsOf(char, length > 1).map(syllableBucket)]),
  ])
  const counted = Math.min(length, 32)
  collector.addShared(
    positions,
    (shared, mark) => {
      const own = hanLengths[mark]!
      if (length === 1) return own === 1
      return shared >= counted - maxHanEdits(Math.max(length, own)) || (own > 1 && own * 2 >= length && shared >= own)
    },
    found,
  )
}

function soundsOf(char: string, withSoft: boolean): string[] {
  const sounds = syllablesOf(char).map(({ sound }) => sound)
  return withSoft ? sounds.flatMap((sound) => softSiblings().get(softSyllable(sound)) ?? [sound]) : sounds
}

let siblings: ReadonlyMap<string, readonly string[]> | null = null

function softSiblings(): ReadonlyMap<string, readonly string[]> {
  return (siblings ??= Map.groupBy(PINYIN_SYLLABLES, softSyllable))
}

function addPinyin(query: MarkForm, { collector }: CandidateSource, found: Set<number>): void {
  const syllables = pinyinOf(query)
  if (syllables === null || syllables.length < 2) return
  const positions = syllables.map((sound) => [syllableBucket(sound)])
  collector.addShared(positions, (shared) => shared === Math.min(syllables.length, 32), found)
}

function addLatin({ letters }: MarkForm, { columns: { letterLengths }, collector }: CandidateSource, found: Set<number>): void {
  const { length } = letters
  if (length < 4) return
  const trigrams = trigramBuckets(letterSkeleton(letters)).slice(0, 32)
  collector.addShared(
    trigrams.map((bucket) => [bucket]),
    (shared, mark) => {
      const own = letterLengths[mark]!
      const edits = maxLatinEdits(Math.min(own, length))
      const isEdited = edits > 0 && Math.abs(own - length) <= edits && shared >= Math.max(1, trigrams.length - 3 * edits)
      const isContained = own > length ? shared >= trigrams.length - 2 : own > 2 && own * 2 >= length && shared >= own - 2
      return isEdited || isContained
    },
    found,
  )
}

function addNumbers({ digits }: MarkForm, { collector }: CandidateSource, found: Set<number>): void {
  if (digits.length < 3) return
  const trigrams = trigramBuckets(digits).slice(0, 32)
  collector.addShared(
    trigrams.map((bucket) => [bucket]),
    (shared) => shared >= Math.max(1, trigrams.length - 3),
    found,
  )
}

function addTranslations({ words }: MarkForm, { collector, translate }: CandidateSource, found: Set<number>): void {
  const chinese = translate.toChinese(words.map(({ text }) => text)).filter((text) => text.length > 1)
  for (const text of chinese.slice(0, MAX_CONTAINED_TRANSLATIONS)) {
    const chars = [...new Set(text)]
    collector.addShared(
      chars.map((char) => [hanBucket(char)]),
      (shared) => shared === chars.length,
      found,
    )
  }
}
