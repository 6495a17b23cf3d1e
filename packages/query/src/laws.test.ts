import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightTerms } from './highlight/highlight-terms.ts'
import { highlightText } from './highlight/highlight-text.ts'
import { lowerQuery } from './lowering/lower-query.ts'
import { prettyPrintQuery } from './pretty-print.ts'
import { printQuery } from './printer.ts'
import { withoutRanges } from './query-nodes.ts'
import { readQuery } from './read-query.ts'
import { arbitraryQuery, arbitraryText } from './testing/arbitrary-query.ts'
import { sayQuery } from './words/say-query.ts'

const RUNS = { numRuns: 1000 }
const modes = fc.constantFrom('box', 'command')

describe('laws of the language', () => {
  test('a tree that is printed and read again is the same tree', () => {
    fc.assert(
      fc.property(arbitraryQuery, (tree) => {
        const again = readQuery(printQuery(tree)).tree
        expect(again === null ? null : withoutRanges(again)).toEqual(withoutRanges(tree))
      }),
      RUNS,
    )
  })

  test('what any text was read as prints and reads as itself, and printing again changes nothing', () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        const { tree } = readQuery(text, { mode })
        if (tree === null) return
        const printed = printQuery(tree)
        const again = readQuery(printed).tree
        expect(again === null ? null : withoutRanges(again)).toEqual(withoutRanges(tree))
        expect(printQuery(again ?? tree)).toBe(printed)
      }),
      RUNS,
    )
  })

  test('over several lines it is the same query, and formatting again changes nothing', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.integer({ min: 5, max: 100 }), (tree, width) => {
        const pretty = prettyPrintQuery(tree, width)
        const again = readQuery(pretty).tree
        expect(again === null ? null : withoutRanges(again)).toEqual(withoutRanges(tree))
        expect(prettyPrintQuery(again ?? tree, width)).toBe(pretty)
      }),
      RUNS,
    )
  })

  test('any text gives a tree or an error, and every place lies inside it', () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        const { tree, diagnostics } = readQuery(text, { mode })
        expect(tree !== null || diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
        for (const { start, end, fix } of diagnostics.flatMap((found) => [
          found,
          ...(found.fix ? [{ ...found.fix.range, fix: undefined }] : []),
        ])) {
          expect([start >= 0, start <= end, end <= text.length, fix]).toEqual([true, true, true, fix])
        }
      }),
      RUNS,
    )
  })

  test('every tree can be lowered, said and marked', () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        const { tree } = readQuery(text, { mode })
        if (tree === null) return
        expect(lowerQuery(tree)).toHaveProperty('kind')
        expect(sayQuery(tree, 'zh') + sayQuery(tree, 'en')).not.toMatch(/undefined|null|\{\w+\}/)
        highlightText(text, highlightTerms(tree))
      }),
      RUNS,
    )
  })

  test('trees are frozen', () => {
    const { tree } = readQuery('TI=(a OR b) NEAR/2 c')
    expect(Object.isFrozen(tree)).toBe(true)
  })
})
