import { describe, expect, test as it } from 'vitest'
import { BY } from '../testing/command-line.ts'
import { aSession } from '../testing/an-account.ts'
import { anSmsCode } from '../testing/an-sms-code.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { runContentCommand } from './content-commands.ts'
import { contentStores } from './content-stores.ts'

const BOOK = '/api/user/reservation/regist'
const LIST = '/api/user/reservation/list'
const CHECK = '/api/user/user/checkTelephoneCode'
const EVERY = ['检索功能', '分析功能', '知产业务', '报告功能', '其他']
let phones = 0

interface Booked {
  readonly list: { id: string; name: string; telephone: string; attentionFunction: string[] }[]
  readonly total: number
}

describe('booking a demonstration', async () => {
  let clock = Date.parse('2026-03-01T16:30:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const operator = await aSession(test, { role: 'operator' })
  const bookings = async (handled = false) => (await post<Booked>(LIST, { handled, pageSize: 100 }, operator.headers)).data

  /** A visitor with a code, and the completed form. */
  async function begin() {
    phones += 1
    const telephone = `137${String(phones).padStart(8, '0')}`
    const code = await anSmsCode(test, telephone)
    const form = (facts: object = {}) => ({
      name: '李雷',
      telephone,
      code,
      email: 'Li@Example.org',
      company: '格致科技',
      companyPosition: '工程师',
      attentionFunction: ['检索功能'],
      password: 'hidden value',
      ...facts,
    })
    const wrong = code === '000000' ? '111111' : '000000'
    return { telephone, code, wrong, form, mine: async () => (await bookings()).list.filter((one) => one.telephone === telephone) }
  }

  it('demo.01, demo.02: accepts the form with its hidden value, which is not stored, and shows it to an operator', async () => {
    const { telephone, form, mine } = await begin()
    expect(await post(BOOK, form())).toMatchObject({ code: 200, data: true })
    expect(await mine()).toEqual([
      {
        id: expect.any(String) as string,
        name: '李雷',
        telephone,
        email: 'li@example.org',
        company: '格致科技',
        companyPosition: '工程师',
        attentionFunction: ['检索功能'],
        createTime: '2026-03-02 00:30:00',
        handleTime: null,
      },
    ])
    const { rows } = await test.database.$client.query('SELECT * FROM reservations')
    expect(JSON.stringify(rows)).not.toContain('hidden value')
  })

  it('demo.03, demo.04, demo.05, demo.06, demo.07: several functions can be chosen of the five there are', async () => {
    const { form, mine } = await begin()
    expect((await post(BOOK, form({ attentionFunction: ['检索功能', '导航'] }))).message).toContain('须为所列功能')
    expect((await post(BOOK, form({ attentionFunction: EVERY.toReversed() }))).code).toBe(200)
    expect((await mine())[0]!.attentionFunction).toEqual(EVERY)
  })

  it('demo.14: a wrong code is reported while the form is filled in; a right one remains valid for one booking', async () => {
    const { telephone, code, wrong, form, mine } = await begin()
    expect(await post(CHECK, { telephone, code: wrong })).toMatchObject({ code: 400, message: '验证码错误!' })
    expect(await post(BOOK, form({ code: wrong }))).toMatchObject({ code: 400, message: '验证码错误!' })
    expect(await post(CHECK, { telephone, code })).toMatchObject({ code: 200 })
    expect(await mine()).toEqual([])
    expect(await post(BOOK, form())).toMatchObject({ code: 200 })
    expect(await post(BOOK, form())).toMatchObject({ code: 400, message: '验证码错误!' })
    expect(await mine()).toHaveLength(1)
  })

  it.each([
    ['demo.09: no name', { name: ' ' }, '请输入用户名！'],
    ['demo.10: a name of 21 characters', { name: '字'.repeat(21) }, '最多 20 个字符'],
    ['demo.11: no phone', { telephone: '' }, '请输入手机号码！'],
    ['demo.12: a phone of elsewhere', { telephone: '12012345678' }, '请输入正确的手机号码'],
    ['demo.16: no mail address', { email: 'li@' }, '邮箱格式错误！'],
    ['demo.17: no company', { company: '' }, '请输入公司'],
    ['demo.18: a company of 31 characters', { company: '字'.repeat(31) }, '最多 30 个字符'],
    ['demo.19: no position', { companyPosition: '' }, '请输入公司职位'],
    ['demo.20: a position of 21 characters', { companyPosition: '字'.repeat(21) }, '最多 20 个字符'],
    ['demo.21: no function', { attentionFunction: [] }, '请选择关注功能'],
  ])('rejects %s, and the code remains valid', async (_what, facts, message) => {
    const { form, mine } = await begin()
    expect(await post(BOOK, form(facts))).toMatchObject({ code: 400, message: expect.stringContaining(message) as string })
    expect(await mine()).toEqual([])
    expect((await post(BOOK, form())).code).toBe(200)
  })

  it('takes texts that are just as long as they may be', async () => {
    const { form, mine } = await begin()
    const longest = { name: '字'.repeat(20), company: '字'.repeat(30), companyPosition: '字'.repeat(20) }
    expect((await post(BOOK, form(longest))).code).toBe(200)
    expect((await mine())[0]).toMatchObject(longest)
  })

  it('an operator marks bookings as done with; nobody else sees them', async () => {
    const { form, mine, telephone } = await begin()
    await post(BOOK, form())
    const { id } = (await mine())[0]!
    const { headers } = await aSession(test)
    expect(await post(LIST, {})).toMatchObject({ code: 401 })
    expect(await post(LIST, {}, headers)).toMatchObject({ code: 403 })
    expect(await post('/api/user/reservation/handle', { id }, headers)).toMatchObject({ code: 403 })
    expect(await post('/api/user/reservation/handle', { id }, operator.headers)).toMatchObject({ code: 200 })
    expect(await mine()).toEqual([])
    expect((await bookings(true)).list.map((one) => one.telephone)).toContain(telephone)
    expect(await post('/api/user/reservation/handle', { id }, operator.headers)).toMatchObject({ code: 404 })
  })

  it('is listed and marked on the command line', async () => {
    const { form, mine, telephone } = await begin()
    await post(BOOK, form({ company: '甲\t乙' }))
    const parts = { ...contentStores(test.database, test.accounts, () => (clock += 1)), messages: test.accounts.messages, by: BY }
    const { id } = (await mine())[0]!
    const line = (await runContentCommand(parts, ['reservation', 'list']))!.find((one) => one.includes(telephone))!
    expect(line.split('\t')).toEqual([id, '2026-03-02 00:30:00', '李雷', telephone, 'li@example.org', '甲 乙', '工程师', '检索功能'])
    expect(await runContentCommand(parts, ['reservation', 'handle', id])).toEqual([`${id} marked as done / 已处理`])
    await expect(runContentCommand(parts, ['reservation', 'handle', id])).rejects.toThrow('no pending booking')
    expect((await runContentCommand(parts, ['reservation', 'list', 'handled']))!.join()).toContain(id)
  })
})
