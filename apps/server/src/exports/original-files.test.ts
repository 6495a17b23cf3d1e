import type { ExportTask } from '@gezhi/contract'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

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

  it('that nothing has are no file', async () => {
    const { headers } = await aSession(test)
    const { task } = await collected([bare.publicationNumber!], headers)
    expect(task).toMatchObject({ state: 'failed', reason: expect.stringContaining('没有可下载的原始文件') as string, fileName: null })
  })
})
