import { COMPANY_KIND, creditCodeIssue } from '@gezhi/records'
import { expect, test } from 'vitest'
import { demoPatents } from '../../../demo/demo-patents.ts'
import { demoCompanies } from './demo-companies.ts'

const COMPANIES = [...demoCompanies(1, 400)]

test('fewer companies are the beginning of more; each has an identity of its own and a valid code', () => {
  expect([...demoCompanies(1, 20)]).toEqual(COMPANIES.slice(0, 20))
  expect(new Set(COMPANIES.map((record) => COMPANY_KIND.identity(record))).size).toBe(COMPANIES.length)
  expect(COMPANIES.filter(({ creditCode }) => creditCodeIssue(creditCode!) !== null)).toEqual([])
  expect(COMPANIES.filter(({ scope }) => !scope?.includes('演示数据'))).toEqual([])
  expect(COMPANIES.filter(({ readings }) => readings === undefined)).toEqual([])
})

test('they own patents of the demonstration under their names', () => {
  const names = new Set(COMPANIES.flatMap(({ names: own = [] }) => own.map(({ text }) => text)))
  const owned = [...demoPatents({ seed: 1, count: 500, withoutDescription: true })].filter(({ applicants = [] }) =>
    applicants.some(({ name }) => names.has(name)),
  )
  expect(owned.length).toBeGreaterThan(50)
})
