import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aDevice, aSession } from '../testing/an-account.ts'
import { anExport, downloadExport, exportCall, exportHistory, exportParts, putExport, writeExports } from '../testing/an-export.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'
import { MAX_ATTEMPTS } from './export-queue.ts'
import { EXPORT_LIFETIME } from './export-task-store.ts'

describe('writers of exports', async () => {
  let clock = Date.now()
  const test = await buildTestApp({ records: ['石墨烯电池', '石墨烯泵', '阀门'].map((title) => aPatent({ title })), now: () => clock })
  const { queue } = test.service('exports')

  it('one task of each user runs at a time, the oldest first', async () => {
    const [one, two] = [await aSession(test), await aSession(test)]
    const [a, b] = [await putExport(test, { queryStr: '石墨烯' }, one.headers), await putExport(test, { queryStr: '阀门' }, one.headers)]
    clock += 10
    const c = await putExport(test, { queryStr: '石墨烯' }, two.headers)
    const taken = [await queue.take(), await queue.take(), await queue.take()]
    expect(
      taken
        .slice(0, 2)
        .map((task) => task?.id)
        .toSorted(),
    ).toEqual([a.data.id, c.data.id].toSorted())
    expect(taken[2]).toBeNull()
    for (const task of taken.slice(0, 2)) await queue.release(task!)
    await writeExports(test)
    expect((await exportHistory(test, one.headers)).list.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(b.code).toBe(200)
  })

  it('a task whose writer has died is written anew, and its parts replaced; a few times only', async () => {
    const { headers } = await aSession(test)
    const { data } = await putExport(test, { queryStr: '石墨烯' }, headers)
    const paused = (await queue.take())!
    await queue.report(paused, { parts: 2, total: 2, done: 1 })
    await test.store.put(`exports/${data.id}/1/1`, Buffer.from('of the dead'))
    await writeExports(test)
    expect((await exportHistory(test, headers)).list[0]).toMatchObject({ state: 'running', done: 1 })
    clock += 60_000
    await writeExports(test)
    expect((await exportHistory(test, headers)).list[0]).toMatchObject({ state: 'done', done: 2 })
    expect(await exportParts(test, data.id)).toEqual([`exports/${data.id}/2/0`])
    expect(await queue.report(paused, { done: 2 }), 'a writer that was only paused').toBe(false)
    const again = await putExport(test, { queryStr: '石墨烯' }, headers)
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect(await queue.take()).not.toBeNull()
      clock += 60_000
    }
    await writeExports(test)
    const [failed] = (await exportHistory(test, headers)).list
    expect(failed).toMatchObject({ id: again.data.id, state: 'failed', reason: expect.stringContaining('中断') as string })
  })

  it('a task that is cancelled while it is written leaves nothing', async () => {
    const { headers } = await aSession(test)
    const { data } = await putExport(test, { queryStr: '石墨烯' }, headers)
    const cleaned: number[] = []
    const original = test.serving.engines.list[0]!
    const slow = withMethods(original, {
      async get(...args) {
        cleaned.push((await test.post(exportCall('clean'), { idList: [data.id] }, headers)).code)
        return original.get(...args)
      },
    })
    await test.service('exports').writeWaiting({ ...test.serving, engines: test.serving.engines.map(() => slow) })
    expect(cleaned).toEqual([200])
    expect((await exportHistory(test, headers)).total).toBe(0)
    expect(await exportParts(test, data.id)).toEqual([])
  })

  it('a full disk is reported with its reason, and leaves nothing', async () => {
    const { user, headers } = await aSession(test)
    await putExport(test, { queryStr: '石墨烯' }, headers)
    const put1 = test.store.put.bind(test.store)
    test.store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    await writeExports(test)
    test.store.put = put1
    const [task] = (await exportHistory(test, headers)).list
    expect(task).toMatchObject({ state: 'failed', reason: expect.stringContaining('存储空间已满') as string, fileName: null })
    expect(await exportParts(test, task!.id)).toEqual([])
    const { list } = await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 5 })
    expect(list[0]).toMatchObject({ title: '导出失败' })
  })

  it('files expire after 7 days', async () => {
    const { user, headers: before } = await aSession(test)
    const { task } = await anExport(test, { queryStr: '石墨烯' }, before)
    clock += EXPORT_LIFETIME + 1
    const headers = { token: (await test.accounts.completeLogin(user.id, { device: aDevice() })).token }
    expect((await downloadExport(test, task.id, headers)).statusCode).toBe(404)
    expect((await exportHistory(test, headers)).total).toBe(0)
    await test.service('exports').tasks.purgeExpired()
    expect(await exportParts(test, task.id)).toEqual([])
  })
})
