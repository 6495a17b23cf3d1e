import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { isLongDocument } from './patent-pdf.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="20" height="20"/></svg>'
const paragraph = (text: string) => ({ lang: 'zh', text })

const short = aPatent({ publicationNumber: 'CN140000000A', drawings: [{ id: '1', svg: SVG }], description: [paragraph('涉及电池。')] })
const long = aPatent({ publicationNumber: 'CN140000001A', description: [paragraph('电池。'.repeat(60_000))] })

describe('a patent as PDF', async () => {
  const test = await buildTestApp({ records: [short, long] })
  const download = (id: string, headers = {}) => test.app.inject({ url: `/api/search/ts/document?id=${id}`, headers })

  it('is typeset at once, named after its number, and leaves nothing behind', async () => {
    const { headers } = await aSession(test)
    const { statusCode, rawPayload, headers: given } = await download('cn 140000000 a', headers)
    expect(statusCode).toBe(200)
    expect(given['content-type']).toBe('application/pdf')
    expect(given['content-disposition']).toContain('CN140000000A.pdf')
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await readdir(join(test.files, '../work/documents'))).toEqual([])
  })

  it('of a long one is left to an export, an unknown one is not found, and a login is required', async () => {
    const { headers } = await aSession(test)
    const errorOf = async (id: string) => (await download(id, headers)).json<{ data: { error: string } }>().data.error
    expect(await errorOf('CN140000001A')).toBe('PATENT_DOCUMENT_LONG')
    expect(await errorOf('CN149999999A')).toBe('PATENT_NOT_FOUND')
    expect((await download('CN140000000A')).statusCode).toBe(401)
  })
})

it('G84: is a view of its patent, but not if it is rejected because it is long, or beside another one', async () => {
  const other = aPatent({ publicationNumber: 'CN140000002A' })
  const test = await buildTestApp({ records: [short, long, other], settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(test)
  const download = (id: string) => test.app.inject({ url: `/api/search/ts/document?id=${id}`, headers })
  const used = async () => (await test.post<{ used: number }>('/api/search/view/count/valid', { id: 'CN140000000A' }, headers)).data.used
  expect((await download('CN140000001A')).statusCode).toBe(400)
  expect(await used()).toBe(0)
  const codes = (await Promise.all([download('CN140000000A'), download('CN140000002A')])).map(({ statusCode }) => statusCode)
  expect(codes.toSorted((first, second) => first - second)).toEqual([200, 429])
  expect(await used()).toBe(1)
})

it('a document is long by its text or its drawings', () => {
  expect([short, long].map(isLongDocument)).toEqual([false, true])
  expect(isLongDocument({ ...short, drawings: Array.from({ length: 41 }, (_, index) => ({ id: String(index) })) })).toBe(true)
})
