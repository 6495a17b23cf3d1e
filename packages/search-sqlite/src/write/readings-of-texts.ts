import { readingsOf, wordsAmong } from '@gezhi/search'
import { WORDS } from '../storage/schema.ts'

/**
 * New texts of an index, each at the same place of every list; the field of a token is `WORDS`. A list of objects would take four times as
 * long to send to another thread.
 */
export interface UnreadTexts {
  readonly fields: number[]
  readonly ids: number[]
  readonly texts: string[]
}

/** Rows of `readings`, each at the same place of every list. */
export interface Readings {
  readonly fields: number[]
  readonly ids: number[]
  readonly readings: string[]
}

/** The pinyin readings of new texts. Of tokens only words have readings, because most pairs of characters are merely adjacent. Pure. */
export function readingsOfTexts({ fields, ids, texts }: UnreadTexts): Readings {
  const words = wordsAmong(texts.filter((_, i) => fields[i] === WORDS))
  const rows: Readings = { fields: [], ids: [], readings: [] }
  for (const [i, text] of texts.entries()) {
    if (fields[i] === WORDS && !words.has(text)) continue
    for (const reading of readingsOf(text)) {
      rows.fields.push(fields[i]!)
      rows.ids.push(ids[i]!)
      rows.readings.push(reading)
    }
  }
  return rows
}
