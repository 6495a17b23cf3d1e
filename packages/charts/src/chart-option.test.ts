import { describe, expect, it } from 'vitest'
import { chartOption } from './chart-option.ts'
import { CHART_THEMES } from './chart-theme.ts'

interface Drawn {
  readonly xAxis: { readonly splitNumber: number }
  readonly series: readonly [
    { readonly label: object; readonly data: readonly { readonly name: string; readonly label?: { readonly show: boolean } }[] },
  ]
}

const LIST = [
  { value: 'A', name: 'A', count: 90 },
  { value: 'B', name: 'B', count: 9 },
  { value: 'C', name: 'C', count: 1 },
]

function drawn(kind: 'pie' | 'flagList', width: number): Drawn {
  const frame = { theme: CHART_THEMES.light, width, height: 300, fontFamily: 'sans-serif' }
  return chartOption(kind, { list: LIST, field: 'DT', columnField: null, language: 'zh' }, frame) as unknown as Drawn
}

describe('charts on a phone', () => {
  it('write the percentages of larger slices on them, where a wide chart names all beside them', () => {
    const [narrow] = drawn('pie', 340).series
    expect(narrow.label).toMatchObject({ position: 'inside', formatter: '{d}%' })
    expect(narrow.data.filter(({ label }) => label?.show !== false).map(({ name }) => name)).toEqual(['A', 'B'])
    const [wide] = drawn('pie', 900).series
    expect(wide.label).toMatchObject({ formatter: '{b}\n{d}%' })
    expect(wide.data.every(({ label }) => label === undefined)).toBe(true)
  })

  it('have fewer numbers along a narrow axis', () => {
    expect([drawn('flagList', 340), drawn('flagList', 900)].map(({ xAxis }) => xAxis.splitNumber)).toEqual([2, 5])
  })
})
