import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packColumnHead, packForwardRow, readForwardRow, type Border } from './forward-row.ts'

const BORDER = fc.constantFrom<Border>(0, 1, 2)
const TEXT = fc
  .record({
    tokens: fc.array(fc.nat(5_000_000), { minLength: 1 }),
    at: fc.uniqueArray(fc.nat(50)),
    borders: fc.array(BORDER, { minLength: 51, maxLength: 51 }),
  })
  .map(({ tokens, at, borders }) => ({ tokens, sentences: at.toSorted((a, b) => a - b), borders: borders.slice(0, at.length) }))

test('columns come back as they were, columns that are not selected are skipped', () => {
  fc.assert(
    fc.property(fc.array(TEXT, { maxLength: 5 }), fc.array(fc.nat(5)), (texts, selected) => {
      const row = packForwardRow(
        texts.map(({ tokens, sentences, borders }, column) => ({
          column,
          head: packColumnHead(tokens.length, sentences, borders),
          tokens,
        })),
      )
      const read = [...readForwardRow(row, new Set(selected))].map(([column, text]) => [
        column,
        Array.from(text.tokens),
        Array.from(text.sentences),
        Array.from(text.borders),
      ])
      const expected = texts.flatMap((text, column) =>
        selected.includes(column) ? [[column, text.tokens, text.sentences, text.borders]] : [],
      )
      expect(read).toEqual(expected)
    }),
  )
})
