import { PATENT_FIELD_TABLE } from '@gezhi/records'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightTerms } from './highlight/highlight-terms.ts'
import { highlightText } from './highlight/highlight-text.ts'
import { lowerQuery } from './lowering/lower-query.ts'
import { prettyPrintQuery } from './pretty-print.ts'
import { printQuery } from './printer.ts'
import { withoutRanges } from './query-nodes.ts'
import { QUERY_LIMITS } from './limits.ts'
import { readQuery } from './read-query.ts'
import { arbitraryQuery, arbitraryText } from './testing/arbitrary-query.ts'
import { describeQuery } from './words/describe-query.ts'

/** Marks of an unfilled sentence. */
const UNFILLED = /undefined|null|\{\w+\}/
const RUNS = { numRuns: 1000 }
const modes = fc.constantFrom('box', 'command')

describe('laws of the language', () => {
  test('a tree that is printed and read again is the same tree', () => {
    fc.assert(
      fc.property(arbitraryQuery, (tree) => {
        const again = readQuery(printQuery(tree), { fields: PATENT_FIELD_TABLE }).tree
        expect(again === null ? null : withoutRanges(again)).toEqual(withoutRanges(tree))
      }),
      { ...RUNS, examples: [[{ kind: 'phrase', text: 'a＼' }]] },
    )
  })

  test('what any text was read as prints and reads as itself, and printing again changes nothing', () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        const { tree } = readQuery(text, { fields: PATENT_FIELD_TABLE, mode })
        if (tree === null) return
        const printed = printQuery(tree)
        const again = readQuery(printed, { fields: PATENT_FIELD_TABLE }).tree
        expect(again === null ? null : withoutRanges(again)).toEqual(withoutRanges(tree))
        expect(printQuery(again ?? tree)).toBe(printed)
      }),
      { ...RUNS, examples: [['pn=({?', 'box']] },
    )
  })

  test('over several lines it is the same query, and formatting again changes nothing', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.integer({ min: 5, max: 100 }), (tree, width) => {
        const pretty = prettyPrintQuery(tree, width)
        const again = readQuery(pretty, { fields: PATENT_FIELD_TABLE }).tree
        expect(again === null ? null : withoutRanges(again)).toEqual(withoutRanges(tree))
        expect(prettyPrintQuery(again ?? tree, width)).toBe(pretty)
      }),
      RUNS,
    )
  })

  test('any text gives a tree or an error, and every place lies inside it', () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        const { tree, diagnostics } = readQuery(text, { fields: PATENT_FIELD_TABLE, mode })
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

  test('every tree can be lowered, described and highlighted', () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        const { tree } = readQuery(text, { fields: PATENT_FIELD_TABLE, mode })
        if (tree === null) return
        expect(lowerQuery(tree, PATENT_FIELD_TABLE)).toHaveProperty('kind')
        const summary = describeQuery(tree, 'zh', PATENT_FIELD_TABLE) + describeQuery(tree, 'en', PATENT_FIELD_TABLE)
        // The text itself may contain it.
        if (!UNFILLED.test(text.normalize('NFKC'))) expect(summary).not.toMatch(UNFILLED)
        highlightText(text, highlightTerms(tree, PATENT_FIELD_TABLE))
      }),
      RUNS,
    )
  })

  test(`the time to read any ${QUERY_LIMITS.length} characters grows with their number, not with its square`, () => {
    fc.assert(
      fc.property(arbitraryText, modes, (text, mode) => {
        fc.pre(text !== '')
        const long = text.repeat(Math.ceil(QUERY_LIMITS.length / text.length)).slice(0, QUERY_LIMITS.length)
        const tenth = long.slice(0, long.length / 10)
        const read = (part: string, times: number) =>
          timed(() => {
            for (let time = 0; time < times; time += 1) readQuery(part, { fields: PATENT_FIELD_TABLE, mode })
          })
        // The first runs compile. A few ms are within the resolution of the clock.
        const isLinear = () => read(long, 1) < 5 * read(tenth, 10) + 5
        expect(Array.from({ length: 5 }).some(isLinear)).toBe(true)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test('full-width brackets, quotes, letters and digits mean the same as the half-width ones', () => {
    fc.assert(
      fc.property(arbitraryQuery, (tree) => {
        const printed = printQuery(tree)
        const wide = readQuery(fullWidth(printed), { fields: PATENT_FIELD_TABLE }).tree
        expect(wide === null ? null : folded(lowerQuery(wide, PATENT_FIELD_TABLE))).toEqual(
          folded(lowerQuery(readQuery(printed, { fields: PATENT_FIELD_TABLE }).tree ?? tree, PATENT_FIELD_TABLE)),
        )
      }),
      RUNS,
    )
  })

  test('operators and field names mean the same in any case', () => {
    fc.assert(
      fc.property(arbitraryQuery, (tree) => {
        const lower = printQuery(tree).replace(
          /(?<!\\)\b(?:AND|OR|XOR|NOT|NEAR(?=\/)|ADJ(?=\/)|FREQ(?=\/)|(?:SEM|TIABC?|DESC)(?==))\b/g,
          (name) => name.toLowerCase(),
        )
        const again = readQuery(lower, { fields: PATENT_FIELD_TABLE }).tree
        expect(again === null ? null : folded(lowerQuery(again, PATENT_FIELD_TABLE))).toEqual(folded(lowerQuery(tree, PATENT_FIELD_TABLE)))
      }),
      RUNS,
    )
  })

  test('fixes taken one after another come to an end', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        let fixed = text
        for (let left = 10 * text.length + 10; left > 0; left--) {
          const fix = readQuery(fixed, { fields: PATENT_FIELD_TABLE }).diagnostics.find((found) => found.fix !== undefined)?.fix
          if (fix === undefined) return
          fixed = fixed.slice(0, fix.range.start) + fix.text + fixed.slice(fix.range.end)
        }
        expect.fail(`still to be fixed: ${fixed.slice(0, 200)}`)
      }),
      { numRuns: 300, examples: [['(TI=['], ['((ad={2020'], ['（ad=［2020 ']] },
    )
  })

  test('trees are frozen', () => {
    const { tree } = readQuery('TI=(a OR b) NEAR/2 c', { fields: PATENT_FIELD_TABLE })
    expect(Object.isFrozen(tree)).toBe(true)
  })
})

/** Milliseconds of this thread alone, without other load of the machine. */
function timed(action: () => unknown): number {
  const start = process.threadCpuUsage()
  action()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** The part of a condition that matters: its texts are folded before they are compared. */
function folded(condition: unknown): unknown {
  return JSON.parse(
    JSON.stringify(condition, (_, value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').toLowerCase() : value)),
  )
}

function fullWidth(text: string): string {
  return text.replace(/[A-Za-z0-9()"=:<>[\]{}]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
}
