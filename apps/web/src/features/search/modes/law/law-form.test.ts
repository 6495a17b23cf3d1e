import { describe, expect, it } from 'vitest'
import { EMPTY_LAW, lawArgsOf, lawFormOf, toggled } from './law-form.ts'

describe('search-modes.07: the form of law search', () => {
  it('is filled from the arguments it wrote', () => {
    const form = { states: ['active', 'lapsed-fee'], events: ['CF01', '专利权的终止'], from: '2020-01-02', to: '' }
    expect(lawArgsOf(form)).toEqual({
      lawTypeList: ['active', 'lapsed-fee'],
      eventList: ['CF01', '专利权的终止'],
      eventDateFrom: '20200102',
    })
    expect(lawFormOf(lawArgsOf(form))).toEqual(form)
    expect(lawArgsOf(EMPTY_LAW)).toEqual({})
  })

  it('leaves out what is no argument', () => {
    const args = { lawTypeList: ['active', 3, '', 'active'], eventList: 'CF01', eventDateFrom: '2020', eventDateTo: 5 }
    expect(lawFormOf(args)).toEqual({ ...EMPTY_LAW, states: ['active'] })
  })

  it('takes and gives back a value', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
