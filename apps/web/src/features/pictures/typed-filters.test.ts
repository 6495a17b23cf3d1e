import { expect, it } from 'vitest'
import { readTypedFilters, type TypedField } from './typed-filters.ts'

const read = (written: Partial<Record<TypedField, string>>) =>
  readTypedFilters(['locarno', 'vienna', 'nice'], (field) => written[field] ?? '')

it('reads classes in usual notations, and years', () => {
  expect(read({ locarno: '6-1，12', vienna: '27.5', nice: '9、 35', from: ' 2019 ', to: '2019' })).toEqual({
    codes: { locarno: ['06-01', '12'], vienna: ['27.05'], nice: ['09', '35'] },
    fromYear: '2019',
    toYear: '2019',
    issues: {},
  })
})

it('names the field and the value that cannot match', () => {
  expect(read({ locarno: '06, 取暖器', vienna: '圆形', nice: '20a', from: '20a' }).issues).toEqual({
    locarno: { issue: 'locarno', value: '取暖器' },
    vienna: { issue: 'vienna', value: '圆形' },
    nice: { issue: 'nice', value: '20a' },
    from: { issue: 'year', value: '20a' },
  })
  expect(read({ from: '2021', to: '2020' }).issues).toEqual({ to: { issue: 'order', value: '2020' } })
})
