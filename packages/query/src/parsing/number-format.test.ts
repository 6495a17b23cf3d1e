import { fieldTable, type Field, type NumberFormat } from '@gezhi/records'
import { expect, test } from 'vitest'
import { hoverQuery } from '../editing/hover-query.ts'
import { lowerQuery } from '../lowering/lower-query.ts'
import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'

/** Registrations of trademarks: `No 123456`, `No 123 456-8`; the last digit is the check digit, equal to the sixth. */
const REGISTRATIONS: NumberFormat = {
  prefix: /^No/i,
  isNumber: (text) => REGISTRATIONS.read(text).length > 0,
  read(text) {
    const [, base = '', check] = /^(?:No)?(\d{6})(?:-(\d))?$/i.exec(text.replaceAll(' ', '')) ?? []
    if (base === '') return []
    const digit = base.slice(-1)
    const wrong = check !== undefined && check !== digit
    return [{ value: base, number: base, base, label: `No ${base}`, ...(wrong && { correction: { digit, number: `${base}-${digit}` } }) }]
  },
}

const field = (name: string, rest: Partial<Field>): Field => ({
  name,
  aliases: [],
  type: 'number',
  group: 'number',
  label: { zh: '注册号', en: 'registration number' },
  example: 'x',
  ...rest,
})
const FIELDS = fieldTable({
  list: [field('mark', { type: 'text', text: ['mark'] }), field('reg', { numbers: REGISTRATIONS, values: () => [] })],
  freeText: 'mark',
  anyNumber: 'reg',
})

test('numbers are recognised in the writings of the kind that is searched', () => {
  const boxed = readQuery('No 123 456；654321', { fields: FIELDS, mode: 'box' }).tree
  expect(boxed && printQuery(boxed)).toBe('reg=(123456 OR 654321)')
  const patent = readQuery('CN103399241B', { fields: FIELDS, mode: 'box' }).tree
  expect(patent && printQuery(patent)).toBe('CN103399241B')
})

test('a value with spaces is one number, compared and explained as the kind writes it', () => {
  const { tree } = readQuery('reg=No 123 456 mark=a', { fields: FIELDS })
  expect(tree && printQuery(tree)).toBe('reg=No123456 AND mark=a')
  const one = readQuery('reg=No123456', { fields: FIELDS }).tree
  expect(one && lowerQuery(one, FIELDS)).toEqual({ kind: 'value', field: 'reg', test: { op: 'equals', value: '123456' } })
  expect(hoverQuery('reg=123456', 5, FIELDS)?.description.en).toBe('No 123456')
})

test('a wrong check digit and what is no number are reported', () => {
  const [wrong] = readQuery('reg=123456-8', { fields: FIELDS }).diagnostics
  expect([wrong?.code, wrong?.fix?.text]).toEqual(['wrong-check-digit', '123456-6'])
  expect(readQuery('reg=CN103399241B', { fields: FIELDS }).diagnostics.map(({ code }) => code)).toEqual(['bad-number'])
})
