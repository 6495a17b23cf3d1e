import type { ExportCount } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { anExport, csvLines, downloadExport, exportCall, exportHistory, putExport, writeExports } from '../testing/an-export.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

type Headers = Record<string, string>
const pump = aPatent({ publicationNumber: 'US9000001B2', office: 'US', title: '石墨烯泵' })

describe('the limits of exports (G182)', async () => {
  const records = Array.from({ length: 103 }, (_, index) => aPatent({ title: `电池 ${index}` }))
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: [...records, pump] })

  it('are shown before the start: of the user, and of each format', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id })
    const count = async (headers: Headers) =>
      (await test.post<ExportCount>(exportCall('count'), { queryStr: '电池', fileType: 'csv' }, headers)).data
    const limitOf = ({ formats }: ExportCount, fileType: string) => formats.find((one) => one.fileType === fileType)?.limit
    const [small, large] = [await count(free.headers), await count(member.headers)]
    expect(small).toMatchObject({ total: 103, totalRelation: 'eq', limit: 100 })
    expect([limitOf(small, 'csv'), limitOf(small, 'pdf')]).toEqual([100, 100])
    expect([large.limit, limitOf(large, 'csv'), limitOf(large, 'pdf')]).toEqual([5000, 5000, 1000])
  })

  it('beyond them the first records of the list are exported; members export all', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id })
    const cut = await anExport(test, { queryStr: '电池', fieldList: ['pn'] }, free.headers)
    expect([cut.task.total, csvLines(cut.file.payload).length]).toEqual([100, 101])
    const whole = await anExport(test, { queryStr: '电池', fieldList: ['pn'] }, member.headers)
    expect([whole.task.total, csvLines(whole.file.payload).length]).toEqual([103, 104])
    expect(csvLines(whole.file.payload).slice(0, 101)).toEqual(csvLines(cut.file.payload))
  })

  it('G07: a user without a product exports CN only, also selected records and with the rights at the time of writing', async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id })
    const ids = [pump, records[0]!].map(({ publicationNumber }) => publicationNumber!)
    const { data } = await putExport(test, { idList: ids, fieldList: ['pn'] }, headers)
    await test.database.execute(`DELETE FROM user_products WHERE user_id = '${user.id}'`)
    await writeExports(test)
    const { payload } = await downloadExport(test, data.id, headers)
    expect(payload).not.toContain('US9000001B2')
    expect(csvLines(payload)).toHaveLength(2)
    expect((await exportHistory(test, headers)).list[0]).toMatchObject({ total: 1, done: 1 })
  })

  it('an open server and operators have no product limit, but each format has its own', async () => {
    const { headers } = await aSession(test, { role: 'operator' })
    const { data } = await test.post<ExportCount>(exportCall('count'), { queryStr: '电池', fileType: 'csv' }, headers)
    expect(data.limit).toBeNull()
    expect(data.formats.find(({ fileType }) => fileType === 'xls')?.limit).toBe(5000)
  })

  it('requires a login', async () => {
    for (const name of ['fieldList', 'count', 'put', 'history', 'clean', 'switch'])
      expect(await test.post(exportCall(name), { fileType: 'csv', queryStr: 'a', status: 1 }), name).toMatchObject({ code: 401 })
    expect((await test.app.inject({ url: `${exportCall('download')}?id=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11` })).statusCode).toBe(401)
  })
})
