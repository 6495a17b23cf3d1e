import type { ShownFeedback } from '@gezhi/contract'
import sharp from 'sharp'
import { describe, expect, test as it } from 'vitest'
import { BY } from '../testing/command-line.ts'
import { aSession, logIn } from '../testing/an-account.ts'
import { anSmsCode } from '../testing/an-sms-code.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { runContentCommand } from './content-commands.ts'
import { contentStores } from './content-stores.ts'
import { MAX_PER_DAY } from './feedback-handlers.ts'

const ADD = '/api/user/feedback/add'
const HELP_ADD = '/api/search/sysadmin/help/feedBack'
const LIST = '/api/search/sysadmin/help/feedBackList'
const PICTURE = /^\/api\/sms\/oss\/file\?name=[\w-]{22}\.png$/

interface Page<Row = ShownFeedback> {
  readonly list: Row[]
  readonly total: number
}

describe('feedback', async () => {
  let clock = Date.parse('2026-03-01T16:30:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()

  async function upload(headers: Record<string, string>): Promise<string> {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(picture)], 'a.png'))
    const body = new Response(form)
    const payload = Buffer.from(await body.arrayBuffer())
    const sent = { ...headers, 'content-type': body.headers.get('content-type')! }
    const answer = await test.app.inject({ method: 'POST', url: '/api/sms/oss/upload', payload, headers: sent })
    expect(answer.json()).toMatchObject({ code: 200, data: { url: expect.stringMatching(PICTURE) as string } })
    return answer.json<{ data: { url: string } }>().data.url
  }

  /** A user with a picture, and how feedback of theirs is given and listed. */
  async function begin() {
    const { user, headers } = await aSession(test)
    const picturePath = await upload(headers)
    const feedback = (facts: object = {}) => ({ type: 1, content: '希望支持导出', picturePath, contact: '13800000000', ...facts })
    return {
      user,
      headers,
      picturePath,
      feedback,
      give: (facts: object = {}, url = ADD) => post(url, feedback(facts), headers),
      list: async (page: object = {}) => (await post<Page>(LIST, page, headers)).data,
    }
  }

  it('roles.30: sending and listing feedback requires a login', async () => {
    const { feedback } = await begin()
    for (const [url, body] of [
      [ADD, feedback()],
      [HELP_ADD, feedback()],
      [LIST, {}],
    ] as const) {
      expect(await post(url, body)).toMatchObject({ code: 401 })
    }
  })

  it('feedback.05, feedback.10, feedback.22: five pictures go up and come back in the history row, from either form', async () => {
    const { headers, give, list } = await begin()
    const pictures = [await upload(headers), await upload(headers), await upload(headers), await upload(headers), await upload(headers)]
    expect(await give({ picturePath: pictures.join(',') })).toMatchObject({ code: 200, data: true })
    clock += 1000
    expect(await give({ type: 3, content: ' 第二条 ', contact: '+8613900000009' }, HELP_ADD)).toMatchObject({ code: 200 })
    const { list: rows, total } = await list()
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({ type: 3, content: '第二条', contact: '13900000009', createTime: '2026-03-02 00:30:01' })
    expect(rows[1]).toEqual({
      id: expect.any(String) as string,
      type: 1,
      content: '希望支持导出',
      picturePath: pictures.join(','),
      contact: '13800000000',
      createTime: '2026-03-02 00:30:00',
      answer: null,
      answerTime: null,
    })
    for (const url of pictures) expect((await test.app.inject({ url })).headers['content-type']).toBe('image/png')
  })

  it('feedback.01, feedback.02, feedback.03, feedback.04: the four types are taken and named by the dictionary, others are not', async () => {
    const { give } = await begin()
    const labels = (
      await post<{ dictLabel: string; dictValue: string }[]>('/api/search/sysadmin/dict/selectDict', { dictType: 'feedback_type' })
    ).data
    expect(labels.map(({ dictValue, dictLabel }) => [dictValue, dictLabel])).toEqual([
      ['1', '产品建议'],
      ['2', '功能缺陷'],
      ['3', '内容修订'],
      ['4', '其他'],
    ])
    for (const type of [1, 2, 3, '4']) expect(await give({ type })).toMatchObject({ code: 200 })
    for (const type of [0, 5, 1.5]) expect((await give({ type })).message).toContain('请选择问题分类')
  })

  it.each([
    ['feedback.12: content that is empty', { content: '  ' }, '请输入详细描述'],
    ['feedback.13: content of more than 300 characters', { content: '𠮷'.repeat(301) }, '最多 300 个字符'],
    ['feedback.14: no picture', { picturePath: '' }, '请上传图片'],
    ['feedback.15: no contact', { contact: ' ' }, '请输入联系方式'],
    ['feedback.16: a contact that is no mobile number', { contact: '12800000000' }, '请输入有效的手机号码'],
    ['addresses of pictures that lie elsewhere', { picturePath: 'https://example.org/a.png' }, '须为已上传图片的地址'],
  ])('rejects %s', async (_what, facts, message) => {
    const { give, list } = await begin()
    expect(await give(facts)).toMatchObject({ code: 400, message: expect.stringContaining(message) as string })
    expect((await list()).total).toBe(0)
  })

  it('takes 300 characters, also of those outside the first plane', async () => {
    const { give, list } = await begin()
    expect(await give({ content: '𠮷'.repeat(300) })).toMatchObject({ code: 200 })
    expect([...(await list()).list[0]!.content]).toHaveLength(300)
  })

  it('feedback.21: takes at most five different pictures, and only such as were uploaded', async () => {
    const { headers, picturePath, give } = await begin()
    const six = await Promise.all(Array.from({ length: 6 }, () => upload(headers)))
    expect((await give({ picturePath: six.join(',') })).message).toContain('最多 5 张图片')
    expect((await give({ picturePath: `${picturePath},${picturePath}` })).message).toContain('图片不能重复')
    expect(await give({ picturePath: `/api/sms/oss/file?name=${'A'.repeat(22)}.png` })).toMatchObject({ code: 404 })
  })

  it('rejects a picture uploaded by another user', async () => {
    const other = await begin()
    const { give } = await begin()
    expect((await give({ picturePath: other.picturePath })).data).toMatchObject({ error: 'UPLOAD_NOT_FOUND' })
    expect(await other.give()).toMatchObject({ code: 200 })
  })

  it('feedback.09: hides other people’s rows; a page has 20 by default', async () => {
    const one = await begin()
    const other = await begin()
    const store = contentStores(test.database, test.accounts, () => (clock += 1000)).feedback
    for (let i = 0; i < 21; i += 1) {
      await store.add({ userId: one.user.id, type: 4, content: `第${i}条`, picturePath: one.picturePath, contact: '13800000000' })
    }
    await other.give({ content: '别人的' })
    const first = await one.list()
    expect([first.total, first.list.length, first.list[0]!.content]).toEqual([21, 20, '第20条'])
    expect((await one.list({ pageNo: 2 })).list.map(({ content }) => content)).toEqual(['第0条'])
    expect((await other.list()).list.map(({ content }) => content)).toEqual(['别人的'])
  })

  it(`takes ${MAX_PER_DAY} a day of a user`, async () => {
    const { user, give, feedback } = await begin()
    for (let i = 0; i < MAX_PER_DAY; i += 1) expect((await give()).code).toBe(200)
    expect(await give()).toMatchObject({ code: 403, message: '今日反馈已达 20 条，请明天再试' })
    clock += 24 * 3_600_000
    const { data } = await logIn(test, user.telephone)
    expect((await post(ADD, feedback(), { token: data.token })).code).toBe(200)
  })

  it('an operator sees what waits and answers; the answer stands in the history and comes as a message', async () => {
    const { give, list, headers } = await begin()
    const operator = await aSession(test, { role: 'operator' })
    await give({ content: '打不开附图' })
    const waiting = async (answered = false) =>
      (await post<Page<ShownFeedback & { nick: string }>>('/api/user/feedback/listAll', { answered, pageSize: 100 }, operator.headers)).data
        .list
    const row = (await waiting()).find(({ content }) => content === '打不开附图')!
    expect(await post('/api/user/feedback/answer', { id: row.id, answer: '已修复' }, operator.headers)).toMatchObject({ code: 200 })
    expect((await waiting()).map(({ id }) => id)).not.toContain(row.id)
    expect((await waiting(true))[0]).toMatchObject({ id: row.id, answer: '已修复' })
    expect((await list()).list[0]).toMatchObject({ answer: '已修复', answerTime: expect.stringMatching(/^2026-/) as string })
    expect((await post('/api/sms/msg/list', {}, headers)).data).toMatchObject({
      list: [{ title: '您的反馈已答复', content: '您的反馈“打不开附图”已答复：已修复' }],
    })
    const nobody = { id: '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11', answer: '?' }
    expect(await post('/api/user/feedback/answer', nobody, operator.headers)).toMatchObject({ code: 404 })
  })

  it('only operators see everybody’s feedback and answer it', async () => {
    const { give, list, headers } = await begin()
    await give()
    const { id } = (await list()).list[0]!
    expect(await post('/api/user/feedback/listAll', {}, headers)).toMatchObject({ code: 403 })
    expect(await post('/api/user/feedback/answer', { id, answer: '好' }, headers)).toMatchObject({ code: 403 })
    expect((await list()).list[0]!.answer).toBeNull()
  })

  it('goes with an account that is closed', async () => {
    const { user, headers, give } = await begin()
    const operator = await aSession(test, { role: 'operator' })
    await give({ content: '将要注销' })
    const code = await anSmsCode(test, user.telephone, headers)
    await post('/api/user/user/stopUse', { stopReasonType: '不再使用', code }, headers)
    const [request] = (await post<Page<{ id: string; userId: string }>>('/api/user/cancellation/list', {}, operator.headers)).data.list
    expect(await post('/api/user/cancellation/review', { id: request!.id, decision: 'approve' }, operator.headers)).toMatchObject({
      code: 200,
    })
    const all = (await post<Page>('/api/user/feedback/listAll', { pageSize: 100 }, operator.headers)).data.list
    expect(all.map(({ content }) => content)).not.toContain('将要注销')
  })

  it('is listed and answered on the command line', async () => {
    const { give, list } = await begin()
    await give({ content: '命令行' })
    const parts = { ...contentStores(test.database, test.accounts, () => clock), messages: test.accounts.messages, by: BY }
    const lines = (await runContentCommand(parts, ['feedback', 'list']))!
    const line = lines.find((one) => one.includes('命令行'))!
    const { id } = (await list()).list[0]!
    expect(line).toContain(id)
    expect(await runContentCommand(parts, ['feedback', 'answer', id, '会', '改'])).toEqual([`${id} reply sent / 已答复`])
    expect((await list()).list[0]).toMatchObject({ answer: '会 改' })
    await expect(runContentCommand(parts, ['feedback', 'answer', 'nothing', 'x'])).rejects.toThrow('feedback not found')
    expect(await runContentCommand(parts, ['user', 'add'])).toBeNull()
  })
})
