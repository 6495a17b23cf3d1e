import fc from 'fast-check'
import { analyzeText } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { compoundsOf } from '@gezhi/search'
import { expect, test } from 'vitest'
import { packForwardRow, PARAGRAPH, readForwardRow, SENTENCE, VALUE } from '../storage/forward-row.ts'
import { analyzedColumns, VALUE_BORDER } from './analyzed-columns.ts'

const columns: readonly TextColumn[] = [{ name: 'any', weight: 1, texts: (record) => (record as { texts: string[] }).texts }]

/** The columns with their words as text, and what their heads say. */
function analyzed(texts: readonly string[]) {
  return analyzedColumns(columns, { texts }).map(({ column, head, words, compounds }) => {
    const text = Buffer.from(words).toString()
    const tokens = text.split(' ').flatMap((token, i) => (token === '' || token === VALUE_BORDER ? [] : i))
    const { sentences, borders } = readForwardRow(packForwardRow([{ column, head, tokens }]), new Set([0])).get(0) ?? NO_TOKENS
    return { column, words: text, sentences, borders, compounds }
  })
}

const NO_TOKENS = { sentences: [], borders: [] }

/** Put together from the analysis of each value. */
function expected(texts: readonly string[]): ReturnType<typeof analyzed> {
  const values = texts.map(analyzeText)
  const words = values
    .map(({ tokens }) => tokens.join(' '))
    .join(` ${VALUE_BORDER} `)
    .toWellFormed()
  if (words === '') return []
  const before = values.map((_, i) => values.slice(0, i).reduce((sum, { tokens }) => sum + tokens.length, 0))
  const sentences = values.flatMap((value, i) => value.sentences.map((position) => before[i]! + position))
  const borders = values.flatMap((value) =>
    value.sentences.map((position) => (position === 0 ? VALUE : value.paragraphs.includes(position) ? PARAGRAPH : SENTENCE)),
  )
  return [{ column: 0, words, sentences, borders, compounds: texts.flatMap((text, i) => compoundsOf(text, values[i]!)) }]
}

test('a column is what the analysis of each of its values says', () => {
  expect(analyzed(['Lithium-ion 电池，隔膜。', '', 'new\nparagraph. end'])).toEqual([
    {
      column: 0,
      words: `lithium ion 电池 池 隔膜 膜 ${VALUE_BORDER}  ${VALUE_BORDER} new paragraph end`,
      sentences: [0, 6, 7, 8],
      borders: [VALUE, VALUE, PARAGRAPH, SENTENCE],
      compounds: [['lithium', 'ion']],
    },
  ])
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'石墨烯电池，。 aB-1‐.\u0301℃ﬁ𠀀\ud800\n鋰'), maxLength: 60 }),
    fc.constantFrom('well-known anti-glare', 'é-ö A-b', 'x'.repeat(5000)),
  )
  fc.assert(fc.property(fc.array(text, { maxLength: 4 }), (texts) => void expect(analyzed(texts)).toEqual(expected(texts))))
})
