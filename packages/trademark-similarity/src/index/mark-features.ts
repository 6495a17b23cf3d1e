import type { MarkForm } from '../form/mark-form.ts'
import { englishBase } from '../translation/translator.ts'
import { hanInitials, wordInitials } from '../rules/initials-rules.ts'
import { digitsOf } from '../rules/number-rules.ts'
import { latinSkeleton, letterSkeleton } from '../shape/latin-skeleton.ts'
import { englishSounds } from '../sound/english-sound.ts'
import { syllablesOf } from '../sound/syllables.ts'
import { hanBucket, keyBucket, syllableBucket, trigramBuckets } from './buckets.ts'

/** The buckets a mark is found in: its characters, syllables and trigrams, and keys of its whole texts. Pure. */
export function markFeatures(form: MarkForm): ReadonlySet<number> {
  const buckets = new Set<number>()
  addHan(form, buckets)
  addLatin(form, buckets)
  const digits = digitsOf(form)
  if (digits !== '') {
    buckets.add(keyBucket('digits', digits))
    buckets.add(keyBucket('digitSet', sorted([...digits])))
  }
  for (const trigram of form.digits.length > 2 ? trigramBuckets(form.digits) : []) buckets.add(trigram)
  for (const initials of [wordInitials(form), hanInitials(form)]) if (initials !== '') buckets.add(keyBucket('initials', initials))
  return buckets
}

function addHan({ han }: MarkForm, buckets: Set<number>): void {
  if (han.length === 0) return
  for (const char of han) {
    buckets.add(hanBucket(char))
    for (const { sound } of syllablesOf(char)) buckets.add(syllableBucket(sound))
  }
  buckets.add(keyBucket('han', han.join('')))
  buckets.add(keyBucket('hanSet', sorted(han)))
}

function addLatin({ words, letters }: MarkForm, buckets: Set<number>): void {
  if (letters === '') return
  const texts = words.map(({ text }) => text)
  buckets.add(keyBucket('shape', latinSkeleton(letters)))
  buckets.add(keyBucket('english', englishBase(texts)))
  for (const sound of englishSounds(letters)) buckets.add(keyBucket('sound', sound))
  for (const trigram of trigramBuckets(letterSkeleton(letters))) buckets.add(trigram)
  if (words.length < 2) return
  buckets.add(keyBucket('wordSet', sorted(texts)))
  for (const text of texts) if (text.length > 1) buckets.add(keyBucket('word', text))
}

/** Elements in a fixed order, as the key of texts that differ in order only. Pure. */
export function sorted(elements: readonly string[]): string {
  return elements.toSorted().join(' ')
}
