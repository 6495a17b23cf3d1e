import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { lowerQuery } from '../lowering/lower-query.ts'
import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import { describeQuery } from '../words/describe-query.ts'
import { renameReferences } from './rename-references.ts'
import { savedStrategies } from './saved-strategies.ts'
import type { SavedStrategy } from './strategy-resolution.ts'
import { isStrategyTitle, strategyKey } from './strategy-title.ts'

const strategy = (title: string, query: string, more: Partial<SavedStrategy> = {}): SavedStrategy => ({
  title,
  query,
  mode: 'command',
  hits: null,
  hasOtherCriteria: false,
  ...more,
})
const saved = (...list: SavedStrategy[]) => savedStrategies(list, fields)

/** What a title stands for: the printed query, or the issue with its path. */
const meaning = (title: string, strategies: ReturnType<typeof saved>) => {
  const resolution = strategies.resolve(title)
  return resolution.kind === 'found' ? printQuery(resolution.tree) : [resolution.kind, ...resolution.path]
}

describe('G213: a strategy is named #{title}', () => {
  test('its title is read up to the closing brace, whatever it contains, and printed again', () => {
    for (const text of ['#{电池 隔膜}', 'TI=#{电池（负极）}', 'a AND NOT #{a) OR (b}', '#{NOT "x}']) {
      expect(printQuery(readQuery(text, { fields }).tree!)).toBe(text)
    }
    expect(printQuery(readQuery('＃｛ 电池 ｝', { fields }).tree!)).toBe('#{电池}')
  })

  test('a # within a word stays a wildcard', () => expect(readQuery('colo#{x}', { fields }).tree).toMatchObject({ kind: 'pattern' }))

  test('it is described by its title, and alone finds nothing', () => {
    const tree = readQuery('#{电池} AND a', { fields }).tree!
    expect(describeQuery(tree, 'zh', fields)).toBe('保存的检索式“电池”，且全文含“a”')
    expect(describeQuery(tree, 'en', fields)).toBe('the saved strategy “电池” and Full text contains “a”')
    expect(lowerQuery(readQuery('#{电池}', { fields }).tree!, fields)).toEqual({ kind: 'none' })
  })

  test('it stands for its query, with the strategies that this refers to', () => {
    const strategies = saved(strategy('A', '#{B} AND NOT c'), strategy('B', 'a OR #{C}'), strategy('C', 'TI=x'))
    expect(meaning('A', strategies)).toBe('(a OR TI=x) AND NOT c')
    expect(meaning(' a ', strategies)).toBe('(a OR TI=x) AND NOT c')
  })

  test('a search from the plain box is read as there', () => {
    expect(meaning('A', saved(strategy('A', 'search and rescue', { mode: 'box' })))).toBe('search AND \\and AND rescue')
  })

  test('issues name the strategies on the way to the cause', () => {
    const strategies = saved(
      strategy('A', '#{B} OR x'),
      strategy('B', '#{A} OR y'),
      strategy('C', '#{D}'),
      strategy('E', '(a'),
      strategy('F', 'a AND #3'),
      strategy('G', '#{H} OR b'),
      strategy('H', '', { hasOtherCriteria: true }),
    )
    expect(meaning('A', strategies)).toEqual(['circle', 'A', 'B', 'A'])
    expect(meaning('B', strategies)).toEqual(['circle', 'B', 'A', 'B'])
    expect(meaning('C', strategies)).toEqual(['unknown', 'C', 'D'])
    expect(meaning('E', strategies)).toEqual(['broken', 'E'])
    expect(meaning('F', strategies)).toEqual(['broken', 'F'])
    expect(meaning('G', strategies)).toEqual(['criteria', 'G', 'H'])
  })

  test('the strategy that is being written must not be reached', () => {
    const list = [strategy('A', 'x'), strategy('B', '#{A} OR y')]
    expect(meaning('B', savedStrategies(list, fields, 'A'))).toEqual(['circle', 'A', 'B', 'A'])
    expect(meaning('A', savedStrategies(list, fields, 'a'))).toEqual(['circle', 'a', 'a'])
  })

  test('strategies that double each other end at the limit of terms', () => {
    const list = Array.from({ length: 40 }, (_, i) => strategy(`S${i}`, i === 0 ? 'a' : `#{S${i - 1}} OR #{S${i - 1}}`))
    expect(meaning('S39', saved(...list)).slice(0, 2)).toEqual(['large', 'S39'])
  })
})

describe('diagnostics of a reference', () => {
  const strategies = saved(strategy('Battery', 'a'), strategy('C', '#{D}'), strategy('E', '(a'), strategy('X', '#{X}'))
  const said = (text: string) =>
    readQuery(text, { fields, abilities: { strategies } }).diagnostics.map(({ code, message, fix }) => [
      code,
      message.zh,
      message.en,
      fix?.text,
    ])

  test('none for a strategy that can be used', () => expect(said('#{battery} AND b')).toEqual([]))

  test.each([
    [
      '#{Batery}',
      'unknown-strategy',
      '没有名为“Batery”的检索式，是否指“Battery”？',
      'There is no saved strategy “Batery”; did you mean “Battery”?',
      '#{Battery}',
    ],
    ['#{电机}', 'unknown-strategy', '没有名为“电机”的检索式', 'There is no saved strategy “电机”', undefined],
    [
      'a OR #{C}',
      'strategy-incomplete',
      '“C”不能引用：其中的“D”已不存在（C → D）',
      '“C” cannot be used: “D”, which it refers to, does not exist (C → D)',
      undefined,
    ],
    ['#{E}', 'strategy-broken', '“E”不能引用：“E”的检索式有误', '“E” cannot be used: the query of “E” has errors', undefined],
    ['#{X}', 'strategy-circle', '循环引用：X → X', 'Circular reference: X → X', undefined],
  ])('%s', (text, ...expected) => expect(said(text)).toEqual([expected]))

  test('a visitor is sent to the login', () => {
    const { diagnostics } = readQuery('#{A}', { fields, abilities: { strategies: 'login' } })
    expect(diagnostics.map(({ code }) => code)).toEqual(['strategy-needs-login'])
  })

  test('it is no operand of proximity', () => {
    expect(said('a NEAR/3 #{Battery}').map(([code]) => code)).toEqual(['operand-not-allowed'])
  })
})

test('references follow a new title, and only they', () => {
  expect(renameReferences('#{A} OR "#{A}" AND TI=#{ a } # {A}', 'A', 'Neu', fields)).toBe('#{Neu} OR "#{A}" AND TI=#{Neu} # {A}')
  expect(renameReferences('no reference', 'A', 'B', fields)).toBe('no reference')
})

test('titles without braces can be referred to, and differ by more than case, width and spaces', () => {
  expect(['电池 (1)', ' ', 'a}', '｛', 'a\nb'].map(isStrategyTitle)).toEqual([true, false, false, false, false])
  expect(strategyKey(' Ｂattery  CELL ')).toBe(strategyKey('battery cell'))
})
