import { describe, expect, it } from 'vitest'
import { anAccount, aProduct, aSession } from '../../apps/server/src/testing/an-account.ts'
import { anSmsCode } from '../../apps/server/src/testing/an-sms-code.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { fillAccount, type FilledAccount, PERSONAL_TABLES, RETAINED_TABLES } from '../../apps/server/src/testing/fill-account.ts'
import { dumpTables, tableCatalogue } from '../../apps/server/src/testing/table-catalogue.ts'

/** Tables without personal data, or whose rows are not linked to an account. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  company_aliases: 'names of companies',
  articles: 'what visitors read',
  dictionary: 'lists of the interface',
  enterprises: 'no column names anybody; who belongs to them is in enterprise_members',
  guest_tokens: 'hashes and random ids of visitors, for a day; no row says which account a visitor has',
  institution_days: 'numbers of visits',
  institutions: 'names and networks of institutions',
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
  single_sign_on_logins: 'hashes and random values of a login in progress, for ten minutes; no row says whose',
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

  const close = async ({ userId, telephone, headers }: Pick<FilledAccount, 'userId' | 'telephone' | 'headers'>) => {
    const code = await anSmsCode(test, telephone, headers)
    expect((await post('/api/user/user/stopUse', { stopReasonType: '其他', code }, headers)).code).toBe(200)
    const { data } = await post<{ list: { id: string; userId: string }[] }>('/api/user/cancellation/list', {}, operator.headers)
    const { id } = data.list.find((request) => request.userId === userId)!
    expect((await post('/api/user/cancellation/review', { id, decision: 'approve' }, operator.headers)).code).toBe(200)
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

    await close(person)

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

  it('leaves no message that tells others its name', async () => {
    const { user, headers } = await aSession(test, { nick: '张三丰' })
    await aProduct(test, { userId: user.id })
    const made = async (url: string, body: object) => {
      const { code, data } = await post<{ id: string }>(url, body, headers)
      expect([url, code]).toEqual([url, 200])
      return data.id
    }
    const { telephone } = stranger
    for (const call of ['addShareUser', 'relocationOtherUser']) {
      const id = await made('/api/user/projectManage/add', { name: call })
      await made(`/api/user/projectManage/${call}`, { id, telephone })
    }
    const chartList = [{ type: 'apply_analyse' }]
    const report = await made('/api/search/report/saveUserReport', {
      title: '共享报告',
      category: 0,
      parameter: { queryStr: 'TI=车', chartList },
    })
    await made('/api/search/report/addUser', { id: report, telephone })
    const naming = async () => (await dumpTables(test)).filter(({ row }) => row.includes('张三丰')).map(({ table }) => table)
    expect(await naming()).toEqual(expect.arrayContaining(['messages', 'messages', 'messages', 'users']))
    await close({ userId: user.id, telephone: user.telephone, headers })
    expect(await naming()).toEqual([])
  })
})
