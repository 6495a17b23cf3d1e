import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { MAX_PROJECT_STREAMS, type PresentUser } from '@gezhi/contract'
import { pino } from 'pino'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { subscribeToChannels } from '../database/subscribe-to-channels.ts'
import { CallError } from '../http/call-error.ts'
import { nickOf } from '../accounts/users/nick-of.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aSharedProject, projectCast, type ProjectRole } from '../testing/a-project.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { readEvents } from '../testing/read-events.ts'
import { projectStreamStore } from './project-stream-store.ts'
import { projectStreams } from './project-streams.ts'

const BASE = '/api/user/projectManage'
/** ms for an event to arrive (Done when 2 of the requirements: 2 s); generous for a busy machine. */
const ARRIVES = { timeout: 20_000 }

describe('projects that are followed', async () => {
  const test = await buildTestApp({ subscribes: true, records: [aPatent({ publicationNumber: 'CN100000001A' })] })
  const cast = await projectCast(test)
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const store = projectStreamStore(test.database, nickOf)
  // Another process on the same database.
  const other = projectStreams(store, pino({ level: 'silent' }), 100)
  const stop = await subscribeToChannels(test.database, other.subscriptions, (error) => expect.fail(error.message))
  afterAll(stop)

  async function follow(role: ProjectRole, request: object) {
    // Not `fetch`: after an abort it connects once more without a request, for which a closing server waits.
    const sent = httpRequest(`${address}${BASE}/follow`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...cast[role].headers },
    })
    sent.on('error', () => {}).end(JSON.stringify(request))
    onTestFinished(() => void sent.destroy())
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.setEncoding('utf8')
    const events: { event: string; data: unknown }[] = []
    const state = { ended: false }
    const isStream = response.headers['content-type'] === 'text/event-stream'
    const read = async () => {
      for await (const one of readEvents(response)) events.push(one)
    }
    // A stream that is cut off rejects; it has ended either way.
    if (isStream)
      void read()
        .catch(() => {})
        .finally(() => (state.ended = true))
    const answer = isStream ? null : (JSON.parse(await text(response)) as { code: number; message: string })
    const count = (event: string) => events.filter((one) => one.event === event).length
    const present = () => {
      const last = events.findLast(({ event }) => event === 'present')?.data as readonly PresentUser[] | undefined
      return last?.map(({ userId }) => userId).toSorted()
    }
    return { answer, isStream, state, count, present, leave: () => sent.destroy() }
  }
  const idsOf = (...roles: ProjectRole[]) => roles.map((role) => cast[role].user.id).toSorted()

  it('show who is there, also in another process, and no longer who has left', async () => {
    const { id, a } = await aSharedProject(test, cast)
    const owner = await follow('owner', { projectId: id })
    await expect.poll(owner.present, ARRIVES).toEqual(idsOf('owner'))
    const reader = await follow('reader', { fileId: a })
    const elsewhere = await other.open({ projectId: id, userId: cast.editor.user.id, requireLogin: async () => null })
    onTestFinished(() => void elsewhere.destroy())
    await expect.poll(owner.present, ARRIVES).toEqual(idsOf('owner', 'reader', 'editor'))
    reader.leave()
    await expect.poll(owner.present, ARRIVES).toEqual(idsOf('owner', 'editor'))
    let sentText = ''
    elsewhere.setEncoding('utf8').on('data', (part: string) => (sentText += part))
    await test.post(`${BASE}File/updFileName`, { id: a, fileName: '另一名称' }, cast.owner.headers)
    await expect.poll(() => sentText, ARRIVES).toContain('event: changed')
  })

  it('send one event for every change that others see: of folders, patents, indexes, values, tasks, the project', async () => {
    const { id, a, b } = await aSharedProject(test, cast)
    const reader = await follow('reader', { projectId: id })
    await expect.poll(reader.present, ARRIVES).toEqual(idsOf('reader'))
    const editor = cast.editor.headers
    let seen = 0
    const changes = async (path: string, body: object) => {
      const { code, data } = await test.post<{ id: string }>(`/api/user/${path}`, body, editor)
      expect(code, path).toBe(200)
      await expect.poll(() => reader.count('changed'), { ...ARRIVES, message: path }).toBeGreaterThan(seen)
      seen = reader.count('changed')
      return data
    }
    await changes('projectManageFile/add', { projectId: id, fileName: '丙' })
    await changes('projectManageFile/updFileName', { id: b, fileName: '丁' })
    await changes('projectManageFilePatent/copy', { fileId: a, targetFileId: b, idList: ['CN100000001A'] })
    await changes('projectManageFilePatent/del', { fileId: b, idList: ['CN100000001A'] })
    const { id: indexId } = await changes('projectManageIndex/add', {
      projectId: id,
      name: '索引',
      fieldList: [{ name: '价值', type: 'text' }],
    })
    const { data: fields } = await test.post<{ id: string }[]>('/api/user/projectManageIndex/getIndexField', { indexId }, editor)
    const fieldValue = [{ id: fields[0]!.id, value: '高' }]
    await changes('projectManageIndex/saveIndexPatent', { indexId, patentId: 'CN100000001A', fieldValue })
    await changes('projectManageFilePatent/cognateExtend', { fileId: a })
    await changes('projectManageFile/del', { idList: [b] })
  })

  it('end when the share is withdrawn, when the project is deleted, and when the login ends', async () => {
    const { id } = await aSharedProject(test, cast)
    const [owner, reader, manager] = [
      await follow('owner', { projectId: id }),
      await follow('reader', { projectId: id }),
      await follow('manager', { projectId: id }),
    ]
    await test.post(`${BASE}/delProjectUser`, { id, userId: cast.reader.user.id }, cast.owner.headers)
    await expect.poll(() => reader.state.ended, ARRIVES).toBe(true)
    expect(reader.count('ended')).toBe(1)
    expect((await follow('reader', { projectId: id })).answer).toMatchObject({ code: 404 })
    expect([owner.state.ended, manager.state.ended]).toEqual([false, false])
    await expect.poll(owner.present, ARRIVES).toEqual(idsOf('owner', 'manager'))
    await test.post(`${BASE}/del`, { idList: [id] }, cast.owner.headers)
    await expect.poll(() => [owner.state.ended, manager.state.ended], ARRIVES).toEqual([true, true])
  })

  it('are open to those who may read them only', async () => {
    const { id, a } = await aSharedProject(test, cast)
    for (const request of [{ projectId: id }, { fileId: a }]) {
      expect((await follow('stranger', request)).answer).toMatchObject({ code: 404 })
      expect((await follow('reader', request)).isStream).toBe(true)
    }
    expect((await follow('owner', {})).answer).toMatchObject({ code: 400 })
    expect((await follow('owner', { projectId: id, fileId: a })).answer).toMatchObject({ code: 400 })
  })

  it('tell of new messages of their user', async () => {
    const { id } = await aSharedProject(test, cast)
    const [owner, reader] = [await follow('owner', { projectId: id }), await follow('reader', { projectId: id })]
    await test.accounts.messages.send({ userId: cast.reader.user.id, title: '提醒', content: '三件新专利' })
    await expect.poll(() => reader.count('messages'), ARRIVES).toBe(1)
    expect(owner.count('messages')).toBe(0)
  })

  it('hold no connection of the database, and are limited for each user', async () => {
    const { id } = await aSharedProject(test, cast)
    const opened = []
    for (let number = 0; number < MAX_PROJECT_STREAMS; number += 1) opened.push(await follow('editor', { projectId: id }))
    expect(opened.every(({ isStream }) => isStream)).toBe(true)
    const { totalCount, idleCount } = test.database.$client
    expect(idleCount).toBe(totalCount)
    expect((await follow('editor', { projectId: id })).answer).toMatchObject({
      code: 400,
      message: '打开的项目页面过多，此页面不再实时更新',
    })
    expect((await follow('reader', { projectId: id })).isStream).toBe(true)
  })

  it('a heartbeat ends those whose login has ended, and forgets those of a killed process', async () => {
    const { id } = await aSharedProject(test, cast)
    const owner = await follow('owner', { projectId: id })
    await test.database.execute(
      `INSERT INTO project_streams (id, project_id, user_id, seen_at) VALUES (gen_random_uuid(), '${id}', '${cast.manager.user.id}', now() - interval '29 seconds')`,
    )
    await expect.poll(owner.present, ARRIVES).toEqual(idsOf('owner', 'manager'))
    await test.database.execute(
      `UPDATE project_streams SET seen_at = seen_at - interval '5 seconds' WHERE user_id = '${cast.manager.user.id}'`,
    )
    await other.beat()
    await expect.poll(owner.present, ARRIVES).toEqual(idsOf('owner'))
    const loggedOut = await other.open({
      projectId: id,
      userId: cast.reader.user.id,
      requireLogin: () => Promise.reject(new CallError('UNAUTHENTICATED')),
    })
    let sentText = ''
    loggedOut.setEncoding('utf8').on('data', (part: string) => (sentText += part))
    await other.beat()
    await expect.poll(() => sentText, ARRIVES).toContain('event: ended')
  })
})
