import { PATENT_FIELD_TABLE } from '@gezhi/records'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText } from '../testing/arbitrary-query.ts'
import { savedStrategies } from '../strategies/saved-strategies.ts'
import { completeQuery } from './complete-query.ts'
import { queryTokens } from './query-tokens.ts'
import { hoverQuery } from './hover-query.ts'

/** Completions at the end of a text. */
const offered = (text: string) => completeQuery(text, text.length, PATENT_FIELD_TABLE).items.map((item) => item.name)

describe('completion', () => {
  test('fields by name, alias and label in both languages', () => {
    expect(offered('ti')[0]).toBe('TI')
    expect(offered('applicant')[0]).toBe('AP')
    expect(offered('申请日')).toContain('ad')
    expect(offered('石墨烯 AND grant')).toContain('grant-pd')
  })

  test('operators after what begins like one', () => expect(offered('a NE')).toContain('NEAR'))

  test('values of a code field, also in its brackets', () => {
    expect(offered('type=')).toContain('invention')
    expect(offered('status=(active OR 失')).toEqual(['inactive'])
    expect(completeQuery('country=c', 9, PATENT_FIELD_TABLE)).toMatchObject({
      range: { start: 8, end: 9 },
      items: expect.arrayContaining([expect.objectContaining({ insert: 'CN' })]),
    })
  })

  describe('of strategies', () => {
    const strategy = (title: string, query: string) => ({ title, query, mode: 'command', hits: 1, hasOtherCriteria: false }) as const
    const saved = savedStrategies(
      [
        strategy('电池 隔膜', 'TI=隔膜'),
        strategy('固态电池', 'TI=固态电池'),
        strategy('Battery', 'battery'),
        { ...strategy('电池号码', ''), hasOtherCriteria: true },
      ],
      PATENT_FIELD_TABLE,
    )
    const completed = (text: string, offset = text.length) => {
      const { range, items } = completeQuery(text, offset, PATENT_FIELD_TABLE, saved)
      return items.map(({ insert }) => `${text.slice(0, range.start)}${insert}${text.slice(range.end)}`)
    }

    test('G213: titles after #{, those that begin so first, in any case, and the whole reference is written', () => {
      expect(completed('a AND #{')).toEqual(['a AND #{电池 隔膜}', 'a AND #{固态电池}', 'a AND #{Battery}'])
      expect(completed('#{电池')).toEqual(['#{电池 隔膜}', '#{固态电池}'])
      expect(completed('TI=(#{bat}) OR b', 9)).toEqual(['TI=(#{Battery}) OR b'])
      expect(completed('＃｛BAT')).toEqual(['#{Battery}'])
    })

    test('none in a word, in quotes, or without strategies', () => {
      expect(completed('colo#{')).toEqual([])
      expect(completed('"#{')).toEqual([])
      expect(completeQuery('#{', 2, PATENT_FIELD_TABLE).items).toEqual([])
    })

    test('hovering shows the query of a strategy', () => {
      const at = (text: string) => hoverQuery(text, 3, PATENT_FIELD_TABLE, saved)?.description.zh
      expect([at('#{battery} OR b'), at('#{none}')]).toEqual(['battery', undefined])
    })
  })

  test('nothing within quotes', () => expect(offered('"ti')).toEqual([]))
})

describe('hover', () => {
  test.each([
    ['TI=(x)', 0, '标题'],
    ['a NEAR/3 b', 3, '至多隔 n 个位置'],
    ['a NOT NEAR/3 b', 8, '但不与右边的词'],
    ['graph*', 2, '0 个或多个字符'],
    ['ipc=H01M4', 5, 'H01M4 及其下位'],
    ['pn=US7654321B2', 6, 'US 7,654,321 B2'],
  ])('%s at %i', (text, offset, description) => expect(hoverQuery(text, offset, PATENT_FIELD_TABLE)?.description.zh).toContain(description))

  test('reports nothing for plain words', () => expect(hoverQuery('graphene', 2, PATENT_FIELD_TABLE)).toBeNull())
})

test('every position of every text can be hovered', () => {
  fc.assert(
    fc.property(arbitraryText, fc.nat(60), (text, offset) => {
      const { range } = completeQuery(text, Math.min(offset, text.length), PATENT_FIELD_TABLE)
      expect(range.start).toBeLessThanOrEqual(range.end)
      hoverQuery(text, offset, PATENT_FIELD_TABLE)
    }),
  )
})

test('an editor colours fields, operators, quotes, ranges and brackets, not words', () => {
  const text = 'TI=(a OR "b c") AND ad=[2020 TO 2021]'
  expect(queryTokens(text, PATENT_FIELD_TABLE).map(({ start, end, color }) => [text.slice(start, end), color])).toEqual([
    ['TI=', 'field'],
    ['(', 'bracket'],
    ['OR', 'operator'],
    ['"b c"', 'quote'],
    [')', 'bracket'],
    ['AND', 'operator'],
    ['ad=', 'field'],
    ['[2020 TO 2021]', 'range'],
  ])
})
