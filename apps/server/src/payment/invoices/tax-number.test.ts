import { describe, expect, it } from 'vitest'
import { partyNumberIssue, readTaxNumber, taxNumberIssue } from './tax-number.ts'

describe('a tax number', () => {
  it.each(['91350100M000100Y43', '91110000600037341L'])('%s is a credit code with its check digit', (number) => {
    expect(taxNumberIssue(number, { persons: false })).toBeNull()
  })

  it('is read in upper case without spaces and hyphens', () => {
    expect(readTaxNumber(' 91350100-m000100y43 ')).toBe('91350100M000100Y43')
    expect(readTaxNumber('9135 0100')).toBe('91350100')
  })

  it('with a wrong check digit is reported', () => {
    expect(taxNumberIssue('91350100M000100Y44', { persons: false })).toBe('checkDigit')
  })

  it.each([
    '',
    '9135',
    '91350100M000100Y4',
    '91350100I000100Y43',
    '913501OOM000100Y43',
    '000000000000000000',
    '91000000M000100Y46',
    'Z1350100M000100Y43',
  ])('%j has not the form of one', (number) => {
    expect(taxNumberIssue(number, { persons: true })).toBe('form')
  })

  it('of a person is the number of an identity card, not accepted for a company', () => {
    expect(taxNumberIssue('11010519491231002X', { persons: true })).toBeNull()
    expect(taxNumberIssue('11010519491231002X', { persons: false })).not.toBeNull()
    expect(taxNumberIssue('110105194912310021', { persons: true })).toBe('identity')
  })
})

describe('the number of the party of a contract', () => {
  it.each(['91350100M000100Y43', '11010519491231002X', 'E12345678', 'H1234567890', '350100100000001'])('%s is valid', (number) => {
    expect(partyNumberIssue(number)).toBeNull()
  })

  it.each([
    ['12345', 'form'],
    ['ABCDEFGH', 'form'],
    ['91350100M000100Y4', 'form'],
    ['91350100M000100Y44', 'checkDigit'],
    ['91350100M000109Y43', 'checkDigit'],
    ['110105194912310021', 'identity'],
  ])('%s is not: %s', (number, issue) => {
    expect(partyNumberIssue(number)).toBe(issue)
  })
})
