import type { ExportTask } from '@gezhi/contract'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { downloadExport, exportHistory, exportParts, putExport } from '../testing/an-export.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="20" height="20"/></svg>'
const at = (name: string) => `/api/search/export/${name}`
type Headers = Record<string, string>

describe('original files of several patents', async () => {
  const drawn = Array.from({ length: 52 }, (_, index) =>
    aPatent({ publicationNumber: `CN${120_000_000 + index}A`, drawings: [{ id: '1', svg: SVG }] }),
  )
  const bare = aPatent({ publicationNumber: 'CN130000000A' })
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: [...drawn, bare] })
  const numberOf = (index: number) => drawn[index]!.publicationNumber!

  /** Exports the files of patents by number; returns the ended task and the names in its file. */
  async function collected(idList: string[], headers: Headers) {
    const { data } = await test.post<{ id: string }>(at('put'), { fileType: 'zip', idList }, headers)
    await test.service('exports').writeWaiting(test.serving)
    const { list } = (await test.post<{ list: ExportTask[] }>(at('history'), {}, headers)).data
    const task = list.find(({ id }) => id === data.id)!
    const { statusCode, rawPayload } = await test.app.inject({ url: `${at('download')}?id=${data.id}`, headers })
    return { task, names: statusCode === 200 ? Object.keys(unzipSync(rawPayload)) : [] }
  }

  it('are collected in one zip file under the names of single downloads', async () => {
    const { headers } = await aSession(test)
    const { task, names } = await collected([numberOf(0), bare.publicationNumber!, numberOf(1)], headers)
    expect(task).toMatchObject({
      state: 'done',
      done: 3,
      reason: null,
      fileName: expect.stringMatching(/^所选3件专利_\d+_v\d+\.zip$/) as string,
    })
    expect(names).toEqual([`${numberOf(0)}-1.png`, `${numberOf(1)}-1.png`])
  })

  it('G84: count as views of their patents; beyond the limit the rest is skipped, which the task reports', async () => {
    const { user, headers } = await aSession(test)
    const { task, names } = await collected(
      drawn.map(({ publicationNumber }) => publicationNumber!),
      headers,
    )
    expect(names).toHaveLength(50)
    expect(task).toMatchObject({ state: 'done', reason: expect.stringContaining('查看额度') as string })
    await aProduct(test, { userId: user.id })
    expect((await collected([numberOf(51)], headers)).names).toHaveLength(1)
  })

  it('are collected by a task that runs, that its user cancels in the middle, and that nobody else sees', async () => {
    const [mine, foreign] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: mine.user.id })
    const { data } = await putExport(
      test,
      { fileType: 'zip', idList: drawn.map(({ publicationNumber }) => publicationNumber) },
      mine.headers,
    )
    const original = test.serving.engines.list[0]!
    const seen: unknown[] = []
    let batches = 0
    const cancelling = withMethods(original, {
      async get(...args) {
        batches += 1
        if (batches === 2) {
          const { list } = await exportHistory(test, mine.headers)
          seen.push(
            list.map(({ id, state, total }) => ({ id, state, total })),
            (await exportHistory(test, foreign.headers)).total,
          )
          for (const { headers } of [foreign, mine]) seen.push((await test.post(at('clean'), { idList: [data.id] }, headers)).code)
        }
        return original.get(...args)
      },
    })
    await test.service('exports').writeWaiting({ ...test.serving, engines: test.serving.engines.map(() => cancelling) })
    expect(seen).toEqual([[{ id: data.id, state: 'running', total: drawn.length }], 0, 404, 200])
    expect((await exportHistory(test, mine.headers)).total).toBe(0)
    expect(await exportParts(test, data.id)).toEqual([])
    expect((await downloadExport(test, data.id, mine.headers)).statusCode).toBe(404)
  })

  it('that nothing has are no file', async () => {
    const { headers } = await aSession(test)
    const { task } = await collected([bare.publicationNumber!], headers)
    expect(task).toMatchObject({ state: 'failed', reason: expect.stringContaining('没有可下载的原始文件') as string, fileName: null })
  })
})
