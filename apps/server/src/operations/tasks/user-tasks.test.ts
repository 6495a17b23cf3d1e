import { Writable } from 'node:stream'
import { MAX_UNFINISHED_EXPORTS } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dataCopies } from '../../accounts/data-copies/data-copies-table.ts'
import { exportTasks } from '../../exports/export-tasks-table.ts'
import { newLog } from '../../http/new-log.ts'
import { landscapes } from '../../landscape/landscapes-table.ts'
import { monitorRuns, monitors } from '../../monitors/monitors-table.ts'
import { novelties } from '../../novelty/novelties-table.ts'
import { webhookDeliveries } from '../../open-api/webhooks/webhook-deliveries-table.ts'
import { outbox } from '../../payment/orders/outbox-table.ts'
import { projectTasks } from '../../projects/projects-table.ts'
import { aMonitor } from '../../testing/a-monitor.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aReceiver } from '../../testing/a-receiver.ts'
import { aSession } from '../../testing/an-account.ts'
import { exportHistory, putExport, writeExports } from '../../testing/an-export.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { spaceAdditions } from '../../workspaces/space-additions-table.ts'

const SECRET = '绝密检索式'
const DAY = 86_400_000

interface Listed {
  readonly kind: string
  readonly id: string
  readonly nick: string
  readonly state: string
  readonly attempts: number | null
  readonly error: string | null
  readonly retriable: boolean
  readonly cancellable: boolean
}

interface Page {
  readonly list: Listed[]
  readonly total: number
  readonly kinds: readonly { readonly kind: string; readonly title: string; readonly failed: number; readonly waiting: number }[]
}

describe('tasks of users in the console', async () => {
  let clock = Date.parse('2026-11-29T10:00:00+08:00')
  const lines: string[] = []
  const collected = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const receiver = await aReceiver()
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN100000001A', title: '石墨烯电池' })],
    settings: { GEZHI_WEBHOOK_NETWORKS: ['127.0.0.0/8'] },
    log: newLog('info', collected),
    now: () => clock,
  })
  const { database } = test
  const { headers: operator, user: administrator } = await aSession(test, { role: 'operator' })
  const ops = <Data>(path: string, body: object = {}, headers: Record<string, string> = operator) =>
    test.post<Data>(`/api/user/ops/task/${path}`, body, headers)
  const list = async (body: object = {}) => (await ops<Page>('list', body)).data
  const only = async (kind: string) => (await list({ kind })).list
  const at = (age = 0) => new Date(clock - age)

  /** A failed export. */
  const aFailure = async (userId: string, values: object = {}) => {
    const [row] = await database
      .insert(exportTasks)
      .values({
        userId,
        state: 'failed',
        recordKind: 'patent',
        fileType: 'csv',
        source: { kind: 'ids', ids: [SECRET] } as never,
        fieldList: [],
        language: 'zh',
        title: SECRET,
        fileName: `${SECRET}.csv`,
        maxRecords: 10,
        notice: true,
        attempts: 3,
        requestedAt: at(3600_000),
        finishedAt: at(1800_000),
        reason: { error: 'SEARCH_UNSUPPORTED', values: { problem: SECRET } },
        ...values,
      })
      .returning()
    return row!.id
  }

  it('every domain that works off tasks of users shows them', () => {
    const working = test.jobs.list.filter(({ opened }) => opened.recordWork !== undefined).map(({ name }) => name)
    const shown = test.jobs.list.filter(({ opened }) => opened.userTasks !== undefined).map(({ name }) => name)
    // Pictures of records, which no user requests.
    expect(shown).toEqual(expect.arrayContaining(working.filter((name) => name !== 'pictures')))
    const sources = test.jobs.list.flatMap(({ opened }) => opened.userTasks ?? [])
    expect(new Set(sources.map(({ kind }) => kind)).size).toBe(sources.length)
    for (const { title } of sources)
      expect([title.zh, title.en]).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/^[\w ,]+$/)])
  })

  it('are shown with their account, state and cause, without anything of their content', async () => {
    const { user, headers } = await aSession(test, { nick: '张三' })
    const id = await aFailure(user.id)
    await aFailure(user.id, { finishedAt: at(8 * DAY) })
    await aFailure(user.id, { state: 'done' })
    const { list: shown, total, kinds } = await list({ kind: 'exports' })
    expect(total).toBe(1)
    expect(shown).toMatchObject([
      {
        kind: 'exports',
        id,
        nick: '张三',
        state: 'failed',
        attempts: 3,
        retriable: true,
        cancellable: false,
        error: expect.stringContaining('…') as string,
      },
    ])
    expect(JSON.stringify(shown)).not.toContain(SECRET)
    expect(kinds.find(({ kind }) => kind === 'exports')).toMatchObject({ title: '导出', failed: 1, waiting: 0 })
    for (const path of ['list', 'retry', 'cancel']) expect((await ops(path, { kind: 'exports', id }, headers)).code).toBe(403)
    await database.delete(exportTasks)
  })

  it('of every kind are found in each of its states', async () => {
    const { user } = await aSession(test)
    const common = {
      userId: user.id,
      state: 'failed' as const,
      requestedAt: at(60_000),
      finishedAt: at(),
      title: SECRET,
      language: 'zh' as const,
    }
    const unexpected = { reason: { failure: 'unexpected' as const } }
    await database.insert(landscapes).values({ ...common, ...unexpected, source: {} as never, key: SECRET, version: 1, maxDocuments: 1 })
    await database.insert(novelties).values({ ...common, ...unexpected, content: SECRET, features: [SECRET] })
    const { finishedAt: ended, requestedAt } = common
    await database.insert(dataCopies).values({ userId: user.id, state: 'failed', language: 'zh', requestedAt, finishedAt: ended })
    for (const kind of ['landscapes', 'novelties', 'data-copies'])
      expect(await only(kind)).toMatchObject([{ state: 'failed', error: '内部错误，详情见日志', retriable: true }])
    for (const [kind, table] of [
      ['landscapes', landscapes],
      ['novelties', novelties],
    ] as const) {
      const [{ id }] = (await only(kind)) as [Listed]
      expect((await ops('retry', { kind, id })).data).toBe(true)
      expect(await only(kind)).toMatchObject([{ state: 'waiting', attempts: 0, error: null, cancellable: true }])
      await database.update(table).set({ state: 'running', attempts: 1 }).where(eq(table.id, id))
      expect(await only(kind)).toMatchObject([{ state: 'running' }])
      expect((await ops('cancel', { kind, id })).data).toBe(true)
      expect(await only(kind)).toEqual([])
    }
    const [{ id: copy }] = (await only('data-copies')) as [Listed]
    expect((await ops('retry', { kind: 'data-copies', id: copy })).data).toBe(true)
    const [again] = await only('data-copies')
    expect(again).toMatchObject({ state: 'waiting', cancellable: true })
    expect((await ops('cancel', { kind: 'data-copies', id: again!.id })).data).toBe(true)
    // Tables without rows are read as well.
    for (const table of [projectTasks, spaceAdditions, outbox]) expect(await database.$count(table)).toBe(0)
    for (const kind of ['projects', 'space-additions', 'payments']) expect(await only(kind)).toEqual([])
  })

  it('that failed are carried out when they are retried, within the limit of the user', async () => {
    const { user, headers } = await aSession(test)
    await putExport(test, { queryStr: '石墨烯' }, headers)
    const [task] = (await exportHistory(test, headers)).list
    await database.update(exportTasks).set({ state: 'failed', attempts: 3, finishedAt: at(), reason: { failure: 'storageFull' } })
    expect(await only('exports')).toMatchObject([{ id: task!.id, error: '服务器存储空间已满，文件未能保存' }])
    expect((await ops('cancel', { kind: 'exports', id: task!.id })).data).toMatchObject({ error: 'JOB_NOT_OPEN' })
    const others = []
    for (let count = 0; count < MAX_UNFINISHED_EXPORTS; count += 1)
      others.push(await aFailure(user.id, { state: 'waiting', finishedAt: null, reason: null }))
    expect(await ops('retry', { kind: 'exports', id: task!.id })).toMatchObject({
      message: '不能重试：该用户已有 20 个任务在等待或运行',
      data: { error: 'TASK_REJECTED' },
    })
    for (const id of others) expect((await ops('cancel', { kind: 'exports', id })).data).toBe(true)
    expect((await ops('retry', { kind: 'exports', id: task!.id })).data).toBe(true)
    expect((await ops('retry', { kind: 'exports', id: task!.id })).data).toMatchObject({ error: 'JOB_NOT_FAILED' })
    await writeExports(test)
    expect((await exportHistory(test, headers)).list).toMatchObject([{ id: task!.id, state: 'done', done: 1 }])
    expect(await only('exports')).toEqual([])
  })

  it('that are cancelled are gone; their users read why, and the audit log says who', async () => {
    const { user, headers } = await aSession(test)
    const { data } = await putExport(test, { queryStr: '石墨烯' }, headers)
    lines.length = 0
    expect((await ops('cancel', { kind: 'exports', id: data.id })).data).toBe(true)
    expect(await database.$count(exportTasks, eq(exportTasks.id, data.id))).toBe(0)
    const messages = await test.post<{ list: { title: string; content: string }[] }>('/api/sms/msg/list', {}, headers)
    expect(messages.data.list[0]).toMatchObject({ title: '任务已被管理员取消', content: expect.stringContaining('（导出）') as string })
    const entry = lines
      .map((line) => JSON.parse(line) as { msg: string; about?: object; operator?: string; action?: string })
      .find(({ msg }) => msg === 'administrator action')
    expect(entry).toMatchObject({
      operator: administrator.id,
      action: 'task cancel',
      about: { kind: 'exports', task: data.id, user: user.id },
    })
    expect((await ops('cancel', { kind: 'exports', id: data.id })).data).toMatchObject({ error: 'JOB_NOT_OPEN' })
    expect((await ops('cancel', { kind: 'unicorns', id: data.id })).data).toMatchObject({ error: 'JOB_NOT_OPEN' })
  })

  it('webhook deliveries are sent again as their user could: not to a webhook that is off', async () => {
    const { headers } = await aSession(test)
    const ask = <Data>(name: string, body: object) => test.post<Data>(`/api/user/openApi/${name}`, body, headers)
    const { data } = await ask<{ webhook: { id: string } }>('createWebhook', { url: receiver.url, description: SECRET })
    receiver.answer = { status: 500, body: SECRET }
    await ask('testWebhook', { id: data.webhook.id })
    await test.service('open-api').sendDueDeliveries()
    const shown = await only('webhooks')
    expect(shown).toMatchObject([{ state: 'failed', attempts: 1, error: '接收方返回 HTTP 500', retriable: true }])
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`127\\.0\\.0\\.1|${SECRET}`))
    const { id } = shown[0]!
    expect(await ops('retry', { kind: 'webhooks', id })).toMatchObject({ data: { error: 'TASK_REJECTED' } })
    clock += 10_000
    await ask('changeWebhook', { id: data.webhook.id, status: 0 })
    expect((await ops('retry', { kind: 'webhooks', id })).message).toContain('不能重试')
    await ask('changeWebhook', { id: data.webhook.id, status: 1 })
    receiver.answer = { status: 204 }
    expect((await ops('retry', { kind: 'webhooks', id })).data).toBe(true)
    await test.service('open-api').sendDueDeliveries()
    expect(await only('webhooks')).toEqual([])
    expect(await database.$count(webhookDeliveries, eq(webhookDeliveries.state, 'delivered'))).toBe(1)
  })

  it('monitors that failed run again, and mails that could not be sent are sent again', async () => {
    const { headers } = await aSession(test)
    const id = await aMonitor(test, { name: SECRET, queryStr: '石墨烯' }, headers)
    expect(await only('monitors')).toEqual([])
    await database.update(monitors).set({ failure: { error: 'SEARCH_TIMEOUT', values: { seconds: 10 } }, lastAt: at() })
    const [failed] = await only('monitors')
    expect(failed).toMatchObject({ id, state: 'failed', attempts: null, retriable: true })
    expect((await ops('retry', { kind: 'monitors', id })).data).toBe(true)
    expect(await only('monitors')).toMatchObject([{ state: 'waiting' }])
    await database.update(monitors).set({ claimedUntil: new Date(clock + 30_000) })
    expect(await only('monitors')).toMatchObject([{ state: 'running' }])
    // Tried again in a minute after a passing failure.
    await database.update(monitors).set({ claimedUntil: new Date(clock + 60_000) })
    expect(await only('monitors')).toMatchObject([{ state: 'waiting' }])
    await database.update(monitors).set({ claimedUntil: null })
    await test.service('monitors').runDue(test.serving)
    expect(await only('monitors')).toEqual([])
    await database.update(monitorRuns).set({ mail: 'failed', mailAttempts: 3, mailAt: at(), isUnsent: false })
    const [mail] = await only('alerts')
    expect(mail).toMatchObject({ state: 'failed', attempts: 3, error: '邮件服务器多次未接收，详情见日志' })
    expect((await ops('retry', { kind: 'alerts', id: mail!.id })).data).toBe(true)
    expect(await only('alerts')).toMatchObject([{ state: 'waiting', attempts: null }])
    expect(JSON.stringify(await list())).not.toContain(SECRET)
  })

  it('are listed in pages, by kind and state', async () => {
    const { user } = await aSession(test)
    await database.delete(exportTasks)
    for (let count = 0; count < 5; count += 1) await aFailure(user.id, { finishedAt: at(count * 1000) })
    await aFailure(user.id, { state: 'waiting', finishedAt: null })
    const pages = [
      await list({ kind: 'exports', state: 'failed', pageSize: 3 }),
      await list({ kind: 'exports', state: 'failed', pageSize: 3, pageNo: 2 }),
    ]
    expect(pages.map(({ list: rows, total }) => [rows.length, total])).toEqual([
      [3, 5],
      [2, 5],
    ])
    expect(new Set(pages.flatMap(({ list: rows }) => rows.map(({ id }) => id))).size).toBe(5)
    expect(await list({ kind: 'exports', state: 'waiting' })).toMatchObject({ total: 1, list: [{ state: 'waiting' }] })
    expect(await list({ kind: 'unicorns' })).toMatchObject({ total: 0, list: [] })
    expect((await list()).total).toBeGreaterThanOrEqual(6)
  })
})
