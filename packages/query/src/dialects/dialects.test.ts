import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import { withoutRanges } from '../query-nodes.ts'
import { readQuery } from '../read-query.ts'
import { arbitraryQuery, arbitraryText } from '../testing/arbitrary-query.ts'
import { DIALECTS } from './dialect.ts'
import { DIALECT_EXPRESSIONS } from './fixtures/dialect-expressions.ts'
import { readDialect } from './read-dialect.ts'
import { recogniseDialect } from './recognise-dialect.ts'
import { writeDialect } from './write-dialect.ts'

const EXPRESSIONS = DIALECT_EXPRESSIONS.map(([dialect, theirs, ours, losses = []]) => ({ dialect, theirs, ours, losses }))

const codes = (losses: readonly { readonly code: string }[]) => losses.map(({ code }) => code)
const treeOf = (query: string) => {
  const { tree } = readQuery(query, { fields: PATENT_FIELD_TABLE })
  if (tree === null) throw new Error(`${query} has no tree`)
  return tree
}

describe('queries of other systems', () => {
  it.each(EXPRESSIONS)('$dialect: $theirs', ({ dialect, theirs, ours, losses }) => {
    const reading = readDialect(theirs, dialect, PATENT_KIND)
    expect(reading.query).toBe(ours)
    expect(codes(reading.losses)).toEqual(losses)
  })

  it.each(EXPRESSIONS)('$dialect: what $theirs means is written and read back as the same tree', ({ dialect, ours }) => {
    const { text } = writeDialect(treeOf(ours), dialect, PATENT_KIND)
    expect(withoutRanges(readDialect(text, dialect, PATENT_KIND).tree ?? treeOf('x'))).toEqual(withoutRanges(treeOf(ours)))
  })

  it('name every field that has no counterpart, with its place', () => {
    const text = 'TTL:(battery) AND XYZ:(foo)'
    const [lost] = readDialect(text, 'patsnap', PATENT_KIND).losses
    expect(lost).toMatchObject({ code: 'unknown-field', written: 'XYZ' })
    expect(lost?.message.zh).toBe('PatSnap 智慧芽 的字段 XYZ 在本系统中没有对应字段，改为检索全文')
    expect(text.slice(lost?.range?.start, lost?.range?.end)).toBe('XYZ:')
  })

  it('keep every word of a list in another field', () => {
    expect(readDialect('ti any "a, b c"', 'espacenet', PATENT_KIND).query).toBe('TI=(a OR b OR c)')
  })

  it('bind from left to right in Espacenet and by precedence elsewhere', () => {
    expect(readDialect('ti=a or ti=b and ti=c', 'espacenet', PATENT_KIND).query).toBe('(TI=a OR TI=b) AND TI=c')
    expect(readDialect('TTL:a OR TTL:b AND TTL:c', 'patsnap', PATENT_KIND).query).toBe('TI=a OR TI=b AND TI=c')
  })

  it('read dates with the day first', () => {
    expect(readDialect('pd=31/12/2005 or pd=01.02.2006', 'espacenet', PATENT_KIND).query).toBe('pd=20051231 OR pd=20060201')
  })

  it('parsing continues after surplus closing brackets, and reports them', () => {
    const { query, losses } = readDialect('TTL:(a)) AND ABST:(b)', 'patsnap', PATENT_KIND)
    expect(query).toBe('TI=a AND AB=b')
    expect(codes(losses)).toEqual(['unreadable'])
  })

  it('are never an exception, and every loss lies inside the input', () => {
    fc.assert(
      fc.property(arbitraryText, fc.constantFrom(...DIALECTS), (text, dialect) => {
        const { losses, query } = readDialect(text, dialect, PATENT_KIND)
        expect(
          readQuery(query, { fields: PATENT_FIELD_TABLE }).diagnostics.filter(
            ({ severity, code }) => severity === 'error' && /bracket|quote/.test(code),
          ),
        ).toEqual([])
        for (const { range } of losses) {
          if (range === undefined) throw new Error('a loss without a place')
          expect(range.start).toBeLessThan(range.end)
          expect(range.end).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('our queries for other systems', () => {
  it.each([
    ['TI=石墨烯 AND FREQ/3 "电池"', 'espacenet', 'ti=石墨烯 AND "电池"', ['nearest-in-dialect']],
    ['a XOR b', 'lens', '(a OR b) NOT (a AND b)', []],
    ['AP=="中山大学"', 'incopat', 'AP="中山大学"', ['text-as-exact']],
    ['cpc=H01M4/36', 'uspto', '"H01M4/36".cpc.', ['nearest-in-dialect']],
    ['{TI AB}=(a NEAR/2 b)', 'patsnap', 'TTL:(a $W2 b) OR ABST:(a $W2 b)', []],
    ['SEM=("固态电池") AND ad>=2020', 'patsnap', 'APD:[20200101 TO *]', ['not-in-dialect']],
    ['pd=202402', 'patsnap', 'PBD:[20240201 TO 20240229]', []],
    ['has=claims AND TI=电池', 'uspto', '电池.ti.', ['not-in-dialect']],
    ['status=失效', 'patsnap', 'SIMPLE_LEGAL_STATUS:0', []],
  ] as const)('%s for %s', (ours, dialect, theirs, losses) => {
    const writing = writeDialect(treeOf(ours), dialect, PATENT_KIND)
    expect(writing.text).toBe(theirs)
    expect(codes(writing.losses)).toEqual(losses)
  })

  it('any tree is written, and losses are reported in both languages', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.constantFrom(...DIALECTS), (tree, dialect) => {
        const { text, losses } = writeDialect(tree, dialect, PATENT_KIND)
        if (text === '') expect(losses).not.toEqual([])
        for (const { message } of losses) expect(`${message.zh}${message.en}`).not.toMatch(/\{(?:written|system|ours|theirs)\}/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a pasted query is recognised', () => {
  it.each([
    ['TTL:(graphene $PRE3 battery)', 'patsnap'],
    ['ti=mouse prox/distance<3 ti=trap', 'espacenet'],
    ['class_cpc.symbol:A61K31\\/00 AND title:malaria', 'lens'],
    ['(bicycle adj2 wheel).ti,ab.', 'uspto'],
    ['ti=(新能源 (3w) 汽车)', 'incopat'],
    ['TI=(石墨烯 OR graphene) AND ad>=2020', null],
    ['石墨烯 电池', null],
    ['pH=7 ratio 3:1', null],
    ['U.S.A. patents', null],
  ] as const)('%s: %s', (text, dialect) => {
    expect(recogniseDialect(text, PATENT_KIND)).toBe(dialect)
  })
})
