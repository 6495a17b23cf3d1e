import { describe, expect, it } from 'vitest'
import { anAccount, aSession } from '../../apps/server/src/testing/an-account.ts'
import { anSmsCode } from '../../apps/server/src/testing/an-sms-code.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { fillAccount, type FilledAccount, PERSONAL_TABLES, RETAINED_TABLES } from '../../apps/server/src/testing/fill-account.ts'
import { dumpTables, tableCatalogue } from '../../apps/server/src/testing/table-catalogue.ts'

/** Tables without personal data, or whose rows are not linked to an account. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  company_aliases: 'names of companies',
  articles: 'what visitors read',
  dictionary: 'lists of the interface',
  enterprises: 'names of firms; who belongs to them is in enterprise_members',
  guest_tokens: 'hashes and random ids of visitors, for a day; no row says which account a visitor has',
  invoice_orders: 'orders of invoices; no column names an account',
  leases: 'processes',
  leaving_pictures: 'keys of files that are being deleted, without their owner',
  payment_actions: 'what administrators did with orders, for the books, by the ids of their accounts; no column is of a buyer',
  payment_ledger: 'movements of money by order, for the books; it names nobody',
  payment_outbox: 'tasks of orders',
  payment_reconciliations: 'comparisons of days',
  products: 'the price list',
  refunds: 'movements of money by order, for the books; it names nobody',
  request_counts: 'requests of addresses in a minute, for a minute; no row says whose address it is',
  sale_services: 'services of the operator',
  shared_logins: 'hashes and a sealed token, for a minute; no row says whose',
  site_settings: 'settings of the installation',
  synonyms: 'words',
  valuation_rules: 'rules of the operator; the audit log names who published them',
}

describe('an account that is closed', async () => {
  const test = await buildTestApp()
  const { post } = test
  const operator = await aSession(test, { role: 'operator' })
  const stranger = await anAccount(test)
  const person = await fillAccount(test, stranger.id)
  const bystander = await fillAccount(test, stranger.id)
  const mentions = ({ traces, userId }: FilledAccount, text: string) => [...traces, userId].some((trace) => text.includes(trace))
  const keys = async () => {
    const found = []
    for await (const { key } of test.store.list('')) found.push(key)
    return found
  }

  it('every table either declares what it holds of people, or is excused', async () => {
    const tables = [...(await tableCatalogue(test)).keys()]
    expect(tables.filter((table) => !PERSONAL_TABLES.has(table) && IMPERSONAL[table] === undefined)).toEqual([])
    expect(Object.keys(IMPERSONAL).filter((table) => PERSONAL_TABLES.has(table) || !tables.includes(table))).toEqual([])
  })

  it('leaves no trace of its person in any column of any table, nor any file, and everything of others', async () => {
    const before = await dumpTables(test)
    for (const one of [person, bystander]) {
      const tables = new Set(before.filter(({ row }) => mentions(one, row)).map(({ table }) => table))
      const ids = before.filter(({ row }) => row.includes(one.sessionId)).map(({ table }) => table)
      expect(
        [...PERSONAL_TABLES].filter((table) => !tables.has(table) && !ids.includes(table)),
        'tables that were filled',
      ).toEqual([])
      for (const picture of one.pictures) expect((await keys()).join()).toContain(picture)
    }

    const code = await anSmsCode(test, person.telephone, person.headers)
    expect((await post('/api/user/user/stopUse', { stopReasonType: '其他', code }, person.headers)).code).toBe(200)
    const { data } = await post<{ list: { id: string; userId: string }[] }>('/api/user/cancellation/list', {}, operator.headers)
    const { id } = data.list.find(({ userId }) => userId === person.userId)!
    expect((await post('/api/user/cancellation/review', { id, decision: 'approve' }, operator.headers)).code).toBe(200)

    const after = await dumpTables(test)
    const rests = after.filter(({ table, row }) => {
      const pseudonyms = RETAINED_TABLES.has(table) ? [] : [person.userId, person.sessionId]
      return [...person.traces, ...pseudonyms].some((trace) => row.includes(trace))
    })
    expect(rests).toEqual([])
    for (const picture of person.pictures) expect((await keys()).join()).not.toContain(picture)

    const ofOthers = before.filter(({ row }) => mentions(bystander, row) && !mentions(person, row))
    expect(after).toEqual(expect.arrayContaining(ofOthers))
    for (const picture of bystander.pictures) expect((await keys()).join()).toContain(picture)
  })
})
