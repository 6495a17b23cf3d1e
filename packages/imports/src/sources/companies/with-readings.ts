import { textsToRead, type CompanyFacts } from '@gezhi/records'
import { pinyinOf } from '@gezhi/search'

/** A company with the pinyin of its names, by which it is searched. Those it has already stay. */
export function withReadings<F extends CompanyFacts>(facts: F): F {
  if (facts.readings !== undefined) return facts
  const readings = [...new Set(readingsOf(textsToRead(facts)))].filter((reading) => reading !== '')
  return readings.length === 0 ? facts : { ...facts, readings }
}

/** The pinyin of each text. One that ends a text before it, such as a short name, has the end of its pinyin: it is read once. */
function readingsOf(texts: readonly string[]): string[] {
  const read: { readonly text: string; readonly syllables: readonly string[] }[] = []
  for (const text of texts) {
    // Then each character is a syllable.
    const whole = read.find((one) => one.text.endsWith(text) && one.syllables.length === one.text.length)
    read.push({ text, syllables: whole?.syllables.slice(-text.length) ?? pinyinOf(text).split(' ') })
  }
  return read.map(({ syllables }) => syllables.join(' '))
}
