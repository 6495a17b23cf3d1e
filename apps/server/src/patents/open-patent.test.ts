import type { PatentDetail } from '@gezhi/contract'
import { expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const publication = (publicationNumber: string, publicationDate: string) =>
  aPatent({ publicationNumber, publicationDate, office: publicationNumber.slice(0, 2) })

it('a number without kind code opens its latest publication, also for notes and follows; a wrong kind code opens none', async () => {
  const records = [publication('EP1000000B1', '20030212'), publication('EP1000000A1', '20000517'), publication('US4347903A', '19820907')]
  const test = await buildTestApp({ records })
  const opened = async (id: string) => (await test.post<PatentDetail>('/api/search/ts/searchDetail', { id })).data.publication_number
  for (const id of ['EP1000000', 'ep 1 000 000', 'EP1000000B1']) expect(await opened(id), id).toBe('EP1000000B1')
  expect(await opened('EP1000000A1')).toBe('EP1000000A1')
  expect(await opened('US 4,347,903')).toBe('US4347903A')
  for (const id of ['EP1000000B2', 'EP1000001'])
    expect(await test.post('/api/search/ts/searchDetail', { id }), id).toMatchObject({ code: 404, data: { error: 'PATENT_NOT_FOUND' } })
  const { headers } = await aSession(test)
  expect(await test.post('/api/search/patentNotes/add', { patentId: 'US4347903', content: '笔记' }, headers)).toMatchObject({ code: 200 })
  expect(await test.post('/api/search/patentNotes/list', { patentId: 'US4347903A' }, headers)).toMatchObject({ data: { total: 1 } })
  await test.post('/api/user/follow/follow', { type: 'patent', code: 'EP1000000' }, headers)
  expect(await test.post('/api/user/follow/list', { type: 'patent' }, headers)).toMatchObject({ data: { list: [{ code: 'EP1000000B1' }] } })
})
