import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { lowerFilter, lowerQuery } from './lower-query.ts'

const lowered = (text: string) => lowerQuery(readQuery(text, { fields: PATENT_FIELD_TABLE }).tree as QueryNode, PATENT_FIELD_TABLE)
const values = (field: string, ...tests: object[]) => {
  const all = tests.map((one) => ({ kind: 'value', field, test: one }))
  return all.length === 1 ? all[0] : { kind: 'or', operands: all }
}
const words = (text: string, vary = true) => ({ kind: 'words', text, vary })

test('a filter for records without a date', () => {
  const dated = (from: number, to: number) => values('ad', { op: 'range', from, to, fromInclusive: true, toInclusive: true })
  const field = PATENT_FIELD_TABLE.find('ady')!
  expect(lowerFilter(field, ['none'], true)).toEqual({ kind: 'not', operand: dated(0, 99_999_999) })
  expect(lowerFilter(field, ['2020', 'none'], true)).toEqual({
    kind: 'or',
    operands: [dated(20200101, 20201231), { kind: 'not', operand: dated(0, 99_999_999) }],
  })
})

describe('values', () => {
  test.each([
    ['ad=2023', values('ad', { op: 'range', from: 20230101, to: 20231231, fromInclusive: true, toInclusive: true })],
    ['ad>2023', values('ad', { op: 'range', from: 20231231, to: null, fromInclusive: false, toInclusive: true })],
    ['ad=20230105', values('ad', { op: 'equals', value: 20230105 })],
    ['ad=20231*', values('ad', { op: 'range', from: 20231000, to: 20231999, fromInclusive: true, toInclusive: true })],
    ['ady=2023', values('ad', { op: 'range', from: 20230101, to: 20231231, fromInclusive: true, toInclusive: true })],
    ['claims>=10', values('claim-count', { op: 'range', from: 10, to: null, fromInclusive: true, toInclusive: true })],
    ['ipc=H01M4', values('ipc', { op: 'prefix', prefix: 'H01M0004' })],
    ['ipc=H01M4/00', values('ipc', { op: 'prefix', prefix: 'H01M0004' })],
    ['ipc=H01M4/36', values('ipc', { op: 'equals', value: 'H01M0004360000' })],
    ['ipc=="H01M4/00"', values('ipc', { op: 'equals', value: 'H01M0004000000' })],
    ['ipc=H01M4/3*', values('ipc', { op: 'prefix', prefix: 'H01M00043' })],
    ['ipc=H01M*', values('ipc', { op: 'prefix', prefix: 'H01M' })],
    ['ipc=H01*', values('ipc', { op: 'prefix', prefix: 'H01' })],
    ['ipc=h0*', values('ipc', { op: 'prefix', prefix: 'H0' })],
    ['ipc=H*', values('ipc', { op: 'prefix', prefix: 'H' })],
    ['ipc-section=h', values('ipc', { op: 'prefix', prefix: 'H' })],
    [
      'ipc=[H01M4 TO H01M10]',
      values('ipc', { op: 'range', from: 'H01M0004', to: 'H01M0010\uffff', fromInclusive: true, toInclusive: true }),
    ],
    ['type=发明授权', values('type', { op: 'equals', value: 'B' })],
    ['type=发明', { kind: 'or', operands: ['A', 'B'].map((value) => values('type', { op: 'equals', value })) }],
    ['AP-PROVINCE=guangdong', values('AP-PROVINCE', { op: 'equals', value: '广东省' })],
    ['AP-PROVINCE=广东', values('AP-PROVINCE', { op: 'equals', value: '广东省' })],
    ['AP-PROVINCE=ca', values('AP-PROVINCE', { op: 'equals', value: 'ca' }, { op: 'equals', value: 'CA' })],
    ['kind=b1', values('kind', { op: 'equals', value: 'b1' }, { op: 'equals', value: 'B1' })],
    ['an=201310123456.2', values('an', { op: 'equals', value: 'CN201310123456' })],
    ['pn=EP_0227762_B1', values('pn', { op: 'equals', value: 'EP0227762B1' })],
    ['pn=cn1033*', values('pn', { op: 'prefix', prefix: 'CN1033' })],
    ['AP=="中山大学"', values('AP', { op: 'equals', value: '中山大学' })],
    ['value>=5', { kind: 'none' }],
  ])('%s', (text, expected) => expect(lowered(text)).toEqual(expected))

  test('groups that begin with a digit are those of one to four digits', () => {
    const prefixes = ['H01M0001', 'H01M001', 'H01M01', 'H01M1'].map((prefix) => ({ op: 'prefix', prefix }))
    expect(lowered('ipc=H01M1*')).toEqual(values('ipc', ...prefixes))
  })
})

describe('text', () => {
  const inTitle = (match: object) => ({ kind: 'text', columns: ['title'], match })
  test.each([
    ['TI=graphene', inTitle(words('graphene'))],
    ['TI="graphene"', inTitle(words('graphene', false))],
    ['TI=graph*', inTitle({ kind: 'sequence', tests: [{ kind: 'prefix', text: 'graph' }], positions: 1 })],
    ['TI=*tion', inTitle({ kind: 'sequence', tests: [{ kind: 'pattern', pattern: '*tion' }], positions: 1 })],
    ['TI=石墨*', inTitle({ kind: 'sequence', tests: [{ kind: 'token', text: '石墨' }], positions: 2 })],
    [
      'TI=石?烯',
      inTitle({
        kind: 'sequence',
        tests: [
          { kind: 'pattern', pattern: '石?' },
          { kind: 'pattern', pattern: '?烯' },
        ],
        positions: 3,
      }),
    ],
    ['TI=FREQ/2 "a"', inTitle({ kind: 'frequency', count: 2, operand: words('a', false) })],
    ['TI=(a SEN b)', inTitle({ kind: 'proximity', operator: 'sen', distance: null, left: words('a'), right: words('b') })],
  ])('%s', (text, expected) => expect(lowered(text)).toEqual(expected))

  test('names never vary', () => {
    expect(lowered('AP=apples')).toEqual({ kind: 'text', columns: ['firstApplicant', 'otherApplicants'], match: words('apples', false) })
  })

  test('the inner field holds', () => {
    expect(lowered('TI=(a AND AB=b)')).toEqual({
      kind: 'and',
      operands: [inTitle(words('a')), { kind: 'text', columns: ['abstract'], match: words('b') }],
    })
  })

  test('negated proximity: the left side is there, and nowhere near', () => {
    const near = { kind: 'proximity', operator: 'near', distance: 2, left: words('a'), right: words('b') }
    expect(lowered('TI=(a NOT NEAR/2 b)')).toEqual({
      kind: 'and',
      operands: [inTitle(words('a')), { kind: 'not', operand: inTitle(near) }],
    })
  })
})

test('filters read what facets show', () => {
  const filter = (name: string, shown: string[], include = true) =>
    lowerFilter(PATENT_FIELD_TABLE.find(name) ?? expect.fail(name), shown, include)
  expect(filter('ipc-subclass', ['H01M'])).toEqual(values('ipc', { op: 'prefix', prefix: 'H01M' }))
  expect(filter('class_ipc', ['H', 'H01M4'])).toEqual(values('ipc', { op: 'prefix', prefix: 'H' }, { op: 'prefix', prefix: 'H01M0004' }))
  expect(filter('in', ['李明', '王芳'])).toEqual(values('in', { op: 'equals', value: '李明' }, { op: 'equals', value: '王芳' }))
  const text = (words: string) => ({
    kind: 'text',
    columns: ['title', 'abstract', 'independentClaims', 'dependentClaims'],
    match: { kind: 'phrase', text: words },
  })
  expect(filter('TIABC', ['散热'])).toEqual({ ...text('散热'), match: expect.objectContaining({ text: '散热' }) })
  expect(filter('country', ['CN'], false)).toEqual({ kind: 'not', operand: values('country', { op: 'equals', value: 'CN' }) })
})
