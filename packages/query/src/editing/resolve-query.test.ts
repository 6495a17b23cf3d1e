import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.ts'
import { combineStrategies } from '../strategies/combine-strategies.ts'
import { savedStrategies } from '../strategies/saved-strategies.ts'
import type { QueryNode } from '../tree.ts'
import { resolveQuery } from './resolve-query.ts'

const LINES = new Map(['石墨烯 OR graphene', 'AP=大学'].map((text, index) => [index + 1, readQuery(text, { fields }).tree as QueryNode]))
const strategy = (title: string, query: string) => ({ title, query, mode: 'command', hits: null, hasOtherCriteria: false }) as const
const strategies = savedStrategies(
  [strategy('电池', 'TI=(电池 OR battery)'), strategy('语义', 'SEM=("电池隔膜")'), strategy('圈', '#{圈}')],
  fields,
)
const read = (text: string) =>
  resolveQuery(text, { fields, abilities: { semantic: true, strategies }, line: (number) => LINES.get(number) })

describe('search-modes.09: a command', () => {
  it('is searched as it was written', () => {
    expect(read(' TI=a or TI=b ').query).toBe('TI=a or TI=b')
  })

  it('has the searches of the history in place of their numbers', () => {
    expect(read('#1 AND #2 AND ad>=2020').query).toBe('(石墨烯 OR graphene) AND AP=大学 AND ad>=2020')
  })

  it('is not run with an unknown number, and reports it', () => {
    expect(read('#1 AND #3')).toMatchObject({ query: null, unknownLine: 3 })
  })

  it('is not run while it cannot be read', () => {
    expect(read('TI=(a').query).toBeNull()
  })

  it('writes the outer field if a reference inside a field has its own', () => {
    expect(read('TI=(#2)').query).toBe('AP=大学')
    expect(read('TI=(#1)').query).toBe('TI=(石墨烯 OR graphene)')
  })
})

describe('G213: a command with strategies', () => {
  it('has their queries in place of their titles, beside numbers, in any width', () => {
    expect(read('#{电池} NOT #2').query).toBe('TI=(电池 OR battery) AND NOT AP=大学')
    expect(read('＃｛电池｝').query).toBe('TI=(电池 OR battery)')
  })

  it('is not run with one that is unknown or refers to itself', () => {
    for (const text of ['#{无}', '#{圈} OR a']) expect(read(text)).toMatchObject({ query: null, unknownLine: null })
  })

  it('is checked as a whole: what a strategy may be alone may not be its part', () => {
    expect(read('#{语义}').query).toBe('SEM=("电池隔膜")')
    expect(read('#{语义} OR a')).toMatchObject({ query: null, read: { diagnostics: [{ code: 'meaning-not-at-top' }] } })
  })

  it('combines chosen ones', () => {
    const [A, B, C] = ['A', 'B b', 'C']
    expect(combineStrategies([A, B, C], 'AND')).toBe('#{A} AND #{B b} AND #{C}')
    expect(combineStrategies([A, B, C], 'NOT')).toBe('#{A} NOT #{B b} NOT #{C}')
    const two = savedStrategies([strategy('A', 'a OR x'), strategy('B', 'b'), strategy('C', 'c')], fields)
    const combined = (logic: 'AND' | 'OR' | 'NOT') =>
      resolveQuery(combineStrategies(['A', 'B', 'C'], logic), { fields, abilities: { strategies: two } }).query
    expect(combined('AND')).toBe('(a OR x) AND b AND c')
    expect(combined('OR')).toBe('a OR x OR b OR c')
    expect(combined('NOT')).toBe('(a OR x) AND NOT b AND NOT c')
  })
})
