import { describe, expect, test as it } from 'vitest'
import { BY } from '../testing/command-line.ts'
import { aSession } from '../testing/an-account.ts'
import { anSmsCode } from '../testing/an-sms-code.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { runContentCommand } from './content-commands.ts'
import { contentStores } from './content-stores.ts'
import { MAX_ENQUIRIES } from './service-enquiry-store.ts'

const ADD = '/api/user/sale/service/enquiry/add'
const LIST = '/api/user/sale/service/enquiry/list'
const HANDLE = '/api/user/sale/service/enquiry/handle'
let phones = 0

interface Sent {
  readonly list: { id: string; service: string; telephone: string; content: string; company: string; handleTime: string | null }[]
  readonly total: number
}

describe('enquiries about services', async () => {
  let clock = Date.parse('2026-03-01T16:30:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const operator = await aSession(test, { role: 'operator' })
  const { data: token } = await test.get<string>(`/api/user/user/getYoukeToken?userId=${crypto.randomUUID()}`)
  const guest = { token }
  const enquiries = async (handled = false) => (await post<Sent>(LIST, { handled, pageSize: 100 }, operator.headers)).data

  /** A visitor with a code, and the completed form. */
  async function begin() {
    phones += 1
    const telephone = `136${String(phones).padStart(8, '0')}`
    const code = await anSmsCode(test, telephone)
    const form = (facts: object = {}) => ({ serviceId: 10801, name: '李雷', telephone, code, content: '需要申请两件发明专利', ...facts })
    return { telephone, code, form, mine: async () => (await enquiries()).list.filter((one) => one.telephone === telephone) }
  }

  it('of a visitor with a verified phone reach the operator, with the name of the service', async () => {
    const { telephone, form, mine } = await begin()
    expect(await post(ADD, form({ company: ' 格致科技 ' }), guest)).toMatchObject({ code: 200, data: true })
    const service = (await post<{ name: string }>('/api/user/sale/service/detail', { id: 10801 })).data.name
    expect(await mine()).toEqual([
      {
        id: expect.any(String) as string,
        serviceId: 10801,
        service,
        name: '李雷',
        telephone,
        company: '格致科技',
        content: '需要申请两件发明专利',
        createTime: '2026-03-02 00:30:00',
        handleTime: null,
      },
    ])
    // The code was consumed.
    expect(await post(ADD, form(), guest)).toMatchObject({ code: 400, message: '验证码错误!' })
  })

  it('of a user need no code: the phone is that of the account', async () => {
    const { form } = await begin()
    const { user, headers } = await aSession(test)
    const { telephone: _telephone, code: _code, ...written } = form()
    expect(await post(ADD, { ...written, serviceId: 108 }, headers)).toMatchObject({ code: 200 })
    expect((await enquiries()).list.map(({ telephone }) => telephone)).toContain(user.telephone)
    expect(await post(ADD, written, guest)).toMatchObject({ code: 400, message: expect.stringContaining('请输入手机号码！') as string })
    expect(await post(ADD, { ...written, telephone: '13600009999' }, headers)).toMatchObject({
      code: 400,
      message: expect.stringContaining('请输入验证码') as string,
    })
  })

  it.each([
    ['no name', { name: ' ' }, '请输入姓名'],
    ['a name of 21 characters', { name: '字'.repeat(21) }, '最多 20 个字符'],
    ['a phone of elsewhere', { telephone: '12012345678' }, '请输入正确的手机号码'],
    ['a short code', { code: '123' }, '请输入6位数字验证码'],
    ['a company of 31 characters', { company: '字'.repeat(31) }, '最多 30 个字符'],
    ['no content', { content: '\n' }, '请输入咨询内容'],
    ['a content of 501 characters', { content: '字'.repeat(501) }, '最多 500 个字符'],
    ['an unknown service', { serviceId: 999 }, '未找到服务'],
  ])('are rejected with %s, and the code remains valid', async (_what, facts, message) => {
    const { form, mine } = await begin()
    expect((await post(ADD, form(facts), guest)).message).toContain(message)
    expect(await mine()).toEqual([])
    expect((await post(ADD, form({ content: '字'.repeat(500) }), guest)).code).toBe(200)
  })

  it('are marked as done by operators, and seen by nobody else; also on the command line', async () => {
    const { form, mine, telephone } = await begin()
    await post(ADD, form({ content: '甲\t乙' }), guest)
    const { id } = (await mine())[0]!
    const { headers } = await aSession(test)
    expect(await post(LIST, {})).toMatchObject({ code: 401 })
    expect(await post(LIST, {}, headers)).toMatchObject({ code: 403 })
    expect(await post(HANDLE, { id }, headers)).toMatchObject({ code: 403 })
    const parts = { ...contentStores(test.database, test.accounts, () => (clock += 1)), messages: test.accounts.messages, by: BY }
    const line = (await runContentCommand(parts, ['enquiry', 'list']))!.find((one) => one.includes(telephone))!
    expect(line.split('\t').slice(3)).toEqual(['李雷', telephone, '', '甲 乙'])
    expect(await post(HANDLE, { id }, operator.headers)).toMatchObject({ code: 200 })
    expect(await mine()).toEqual([])
    expect((await enquiries(true)).list.map((one) => one.telephone)).toContain(telephone)
    expect(await post(HANDLE, { id }, operator.headers)).toMatchObject({ code: 404 })
    await expect(runContentCommand(parts, ['enquiry', 'handle', id])).rejects.toThrow('no pending enquiry')
    expect((await runContentCommand(parts, ['enquiry', 'list', 'handled']))!.join()).toContain(id)
  })

  it('are limited by phone and day, also in parallel', async () => {
    const { headers } = await aSession(test)
    const send = () => post(ADD, { serviceId: 109, name: '韩梅梅', content: '商标注册' }, headers)
    const codes = await Promise.all(Array.from({ length: MAX_ENQUIRIES + 3 }, async () => (await send()).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(MAX_ENQUIRIES)
    expect(await send()).toMatchObject({ code: 403, data: { error: 'ENQUIRY_DAILY_LIMIT' } })
    clock += 24 * 3_600_000 + 1
    expect((await post(ADD, { serviceId: 109, name: '韩梅梅', content: '商标注册' }, (await aSession(test)).headers)).code).toBe(200)
  })
})
