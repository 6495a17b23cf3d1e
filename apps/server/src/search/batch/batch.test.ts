import { crc32, deflateRawSync } from 'node:zlib'
import type { AnswerOf, BatchMatch, CALLS } from '@gezhi/contract'
import { readTable, writeXls } from '@gezhi/imports'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'

type BatchAnswer = AnswerOf<(typeof CALLS)['search']['searchBatch']>
type Headers = Record<string, string>

const CHECK = '/api/search/checkData/checkData'

async function upload(test: TestApp, bytes: Buffer, { type, headers = {} }: { type?: string; headers?: Headers } = {}) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'list.bin')
  if (type !== undefined) form.set('type', type)
  const encoded = new Response(form)
  const response = await test.app.inject({
    method: 'POST',
    url: CHECK,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return response.json<{ code: number; message: string; data: BatchMatch }>()
}

const paste = (test: TestApp, numberList: string[], type?: string, headers: Headers = {}) =>
  test.post<BatchMatch>('/api/search/checkData/matchingData', { numberList, ...(type && { type }) }, headers)
const search = (test: TestApp, excelImportQueryStr: string | null, more: object = {}, headers: Headers = {}) =>
  test.post<BatchAnswer>('/api/search/ts/batchSearch', { excelImportQueryStr, ...more }, headers)
const numbersOf = ({ data }: { data: BatchAnswer }) => data.list.map(({ publication_number: number }) => number).toSorted()

/** A zip archive of one file. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 })
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end])
}

const pump = aPatent({ publicationNumber: 'US9000001B2', office: 'US', title: 'pump', applicants: [{ name: '华为技术有限公司' }] })
const cell = aPatent({ publicationNumber: 'CN105000001A', applicationNumber: 'CN201510000001.0', title: '电池' })
const granted = aPatent({ publicationNumber: 'CN105000001B', applicationNumber: 'CN201510000001.0', title: '电池' })
const japanese = aPatent({ publicationNumber: 'JP2005123456A', office: 'JP', title: 'valve' })

describe('B.search-modes.04: batch search', async () => {
  const test = await buildTestApp({ records: [pump, cell, granted, japanese] })
  const { publicationNumber: _, ...applied } = aPatent({ applicationNumber: 'CN201910000001.9', title: '未公布的申请' })
  const withApplication = await buildTestApp({ records: [pump, applied] })

  it('B.batch.03, B.batch.08, B.batch.12: a list of numbers in any writing is matched and searched by', async () => {
    const { code, data } = await upload(
      test,
      await writeXls('a', [['公开号'], ['US 9,000,001 B2'], ['cn105000001a'], ['特開2005-123456'], ['CN1B']]),
    )
    expect(code).toBe(200)
    expect(data).toMatchObject({ total: 4, right: 3, wrong: 1, repeated: 0 })
    expect(data.errors).toEqual([{ row: 5, value: 'CN1B', reason: expect.any(String) }])
    expect(numbersOf(await search(test, data.excelImportQueryStr))).toEqual(['CN105000001A', 'JP2005123456A', 'US9000001B2'])
  })

  it('B.search-box.52: application and publication numbers may be mixed; one kind alone names the other as wrong', async () => {
    const { data } = await paste(test, ['ZL201510000001.0', 'US9000001B2'])
    expect(numbersOf(await search(test, data.excelImportQueryStr))).toEqual(['CN105000001A', 'CN105000001B', 'US9000001B2'])
    const only = await paste(test, ['ZL201510000001.0', 'US9000001B2'], '2')
    expect(only.data.errors).toEqual([{ row: 2, value: 'US9000001B2', reason: '号码类型与所选类型不符' }])
  })

  it('a number without kind code matches all its publications; another kind is reported', async () => {
    const { data } = await paste(test, ['CN105000001', 'CN105000001C', 'CN201510000001.3'])
    expect(numbersOf(await search(test, data.excelImportQueryStr))).toEqual(['CN105000001A', 'CN105000001B'])
    expect(data.errors.map(({ reason }) => reason)).toEqual(['库中只有该专利的其他公开文本', '校验位错误'])
  })

  it('a number that a CSV without quotes splits at its commas is joined again', async () => {
    const { data } = await upload(test, Buffer.from('title,number\npump,US 9,000,001 B2\ncell,CN105000001A\n'))
    expect(data).toMatchObject({ total: 2, right: 2, wrong: 0 })
    expect((await upload(test, Buffer.from('US 9,000,001 B2\nCN105000001A\n'))).data).toMatchObject({ total: 2, right: 2 })
  })

  it('an application of which nothing is published is found by its number, beside publications', async () => {
    const { data } = await paste(withApplication, ['CN201910000001.9', 'US9000001B2'])
    expect(data).toMatchObject({ total: 2, right: 2, wrong: 0 })
    const { data: hits } = await search(withApplication, data.excelImportQueryStr)
    expect(hits.list.map(({ title }) => title).toSorted()).toEqual(['pump', '未公布的申请'])
    const narrowed = await search(withApplication, data.excelImportQueryStr, { filter: { queryStr: 'TI=pump' } })
    expect(numbersOf(narrowed)).toEqual(['US9000001B2'])
    const parameter = await withApplication.post<{ queryStr: string }>('/api/search/ts/getBatchSearchParameter', {
      excelImportQueryStr: data.excelImportQueryStr,
    })
    expect(parameter.data.queryStr).toBe('pn=US9000001B2 OR an=CN201910000001.9')
  })

  it('company names find what the companies applied for', async () => {
    const { data } = await upload(test, Buffer.from('公司名称\n华为技术有限公司\n没有此公司\n'), { type: '3' })
    expect(data.errors).toEqual([{ row: 3, value: '没有此公司', reason: '库中未收录' }])
    expect(numbersOf(await search(test, data.excelImportQueryStr))).toEqual(['US9000001B2'])
  })

  it('a csv in GB18030, as a Chinese Excel writes it, and one in UTF-16 are read', async () => {
    const gb18030 = Buffer.from('b9abcbbec3fbb3c60abbaaceaabcbccaf5d3d0cfdeb9abcbbe0a', 'hex')
    const utf16 = Buffer.from('\ufeff公司名称\n华为技术有限公司\n', 'utf16le')
    for (const file of [gb18030, utf16]) {
      const { data } = await upload(test, file, { type: '3' })
      expect(data).toMatchObject({ total: 1, right: 1, wrong: 0 })
      expect(numbersOf(await search(test, data.excelImportQueryStr))).toEqual(['US9000001B2'])
    }
  })

  it('a workbook that unpacks to 60 MiB is rejected, while others are read', async () => {
    const rejected = upload(test, zipOf('xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024)))
    expect((await upload(test, Buffer.from('号码\nUS9000001B2\n'))).data).toMatchObject({ right: 1 })
    expect(await rejected).toMatchObject({ code: 400, data: { error: 'BATCH_FILE' } })
  })

  it('a value longer than 200 characters is an error and is stored cut; lines of many values count each', async () => {
    const long = 'x'.repeat(500_000)
    const { data } = await upload(test, Buffer.from(`公开号\n${long}\nUS9000001B2\n${long}\n`))
    expect(data).toMatchObject({ total: 3, right: 1, wrong: 2 })
    expect(data.errors).toEqual([2, 4].map((row) => ({ row, value: `${'x'.repeat(200)}…`, reason: '内容过长' })))
    const { rows } = await test.database.execute<{ length: number }>(
      `SELECT max(length(errors::text))::int AS length FROM batch_lists WHERE code = '${data.downloadCode}'`,
    )
    expect(rows[0]!.length).toBeLessThan(1000)
    const names = await paste(test, ['华为技术有限公司', long.slice(0, 2000)], '3')
    expect(names.data.errors).toEqual([{ row: 2, value: `${'x'.repeat(200)}…`, reason: '内容过长' }])
    const lines = Array<string>(500).fill('US9000001B2,'.repeat(160))
    expect(await paste(test, lines)).toMatchObject({ code: 400, data: { error: 'BATCH_ROWS' } })
  })

  it('a title of megabytes does not hold up the server until the limit of a test', async () => {
    const { data } = await upload(test, Buffer.from(`"${'publication'.repeat(300_000)}"\nUS9000001B2\n`))
    expect(data).toMatchObject({ right: 1 })
  })

  it('is narrowed by a query and is a query itself', async () => {
    const { data } = await paste(test, ['US9000001B2, CN105000001A; JP2005123456A'])
    expect(data).toMatchObject({ total: 3, right: 3 })
    expect(numbersOf(await search(test, data.excelImportQueryStr, { filter: { queryStr: 'TI=(pump OR valve)' } }))).toEqual([
      'JP2005123456A',
      'US9000001B2',
    ])
    const { data: matched } = await test.post<{ queryStr: string }>('/api/search/ts/getBatchSearchParameter', {
      excelImportQueryStr: data.excelImportQueryStr,
    })
    const again = await test.post<BatchAnswer>('/api/search/ts/instructSearch', {
      filter: { queryStr: `(${matched.queryStr}) NOT TI=pump` },
    })
    expect(numbersOf(again)).toEqual(['CN105000001A', 'JP2005123456A'])
  })

  it('B.batch.02, B.batch.07: there is a list of errors to download only where there are errors', async () => {
    expect((await paste(test, ['US9000001B2'])).data.downloadCode).toBeNull()
    const { data } = await paste(test, ['=1+1', 'US9000001B2'])
    const file = await test.app.inject({ url: `/api/search/checkData/downloadErrorData?downloadCode=${data.downloadCode}` })
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('错误列表.xls'))
    expect(readTable(file.rawPayload, 10)).toEqual([
      ['行号', '内容', '原因'],
      ['1', '=1+1', '不是专利号码'],
    ])
    expect((await test.post('/api/search/checkData/matchingData', { downloadCode: data.downloadCode })).data).toEqual(data)
  })

  it('B.batch.06: the template is an .xls that is read back as an empty list of its type', async () => {
    for (const type of ['1,2', '1', '2', '3']) {
      const file = await test.app.inject({ url: `/api/search/checkData/downloadTemplate?type=${type}` })
      expect(file.headers['content-disposition']).toContain('qc-template.xls')
      expect(await upload(test, file.rawPayload, { type })).toMatchObject({ code: 400, message: '没有可检索的内容' })
      const filled = await writeXls('a', [...readTable(file.rawPayload, 10), [type === '3' ? '华为技术有限公司' : 'US9000001B2']])
      expect((await upload(test, filled, { type })).data).toMatchObject({ total: 1 })
    }
  })

  it('reports why a file cannot be read', async () => {
    expect(await upload(test, Buffer.from([1, 2, 3, 4]))).toMatchObject({ code: 400, message: expect.stringContaining('文件无法读取') })
    expect(await upload(test, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toMatchObject({ code: 400, message: '上传文件大小不能超过5M!' })
    expect(await upload(test, Buffer.alloc(100 * 1024 * 1024, 'a'))).toMatchObject({ code: 400, data: { error: 'BODY_TOO_LARGE' } })
    const many = Array.from({ length: 5001 }, (_, index) => `US${9_000_000 + index}B2`)
    expect(await upload(test, Buffer.from(many.join('\n')))).toMatchObject({ code: 400, message: '每次最多 5,000 行，请分批上传' })
  })
})

describe('a list of 5,000 mixed numbers', async () => {
  const records = Array.from({ length: 4800 }, (_, index) =>
    aPatent({
      publicationNumber: `US${9_000_000 + index}B2`,
      applicationNumber: `US2015${String(300_000 + index)}`,
      office: 'US',
      title: `device ${index}`,
    }),
  )
  const test = await buildTestApp({ records })
  const WRITINGS = [
    (index: number) => `US${9_000_000 + index}B2`,
    (index: number) => `US ${(9_000_000 + index).toLocaleString('en')} B2`,
    (index: number) => `us-${9_000_000 + index}-b2`,
    (index: number) => `US_${9_000_000 + index}`,
    (index: number) => `US9${String(index).padStart(6, '0')}B2`.normalize('NFKC'),
  ]
  const WRONG = [(index: number) => `US${5_000_000 + index}B2`, (index: number) => `无效号码${index}`]

  it('finds all right ones and lists the 200 wrong ones with reasons', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      index % 25 === 7 ? WRONG[Math.floor(index / 25) % 2]!(index) : WRITINGS[index % 5]!(index - Math.floor((index + 18) / 25)),
    )
    const { data } = await upload(test, Buffer.from(`号码\n${rows.map((row) => `"${row}"`).join('\n')}\n`))
    expect(data).toMatchObject({ total: 5000, right: 4800, wrong: 200, repeated: 0 })
    expect((await search(test, data.excelImportQueryStr)).data).toMatchObject({ total: 4800, listed: 4800 })
    const file = await test.app.inject({ url: `/api/search/checkData/downloadErrorData?downloadCode=${data.downloadCode}` })
    const errors = readTable(file.rawPayload, 5000).slice(1)
    expect(errors.map(([row]) => Number(row))).toEqual(rows.flatMap((_, index) => (index % 25 === 7 ? [index + 2] : [])))
    expect(new Set(errors.map(([, , reason]) => reason))).toEqual(new Set(['库中未收录', '不是专利号码']))
  })
})

describe('lists of others', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: [pump] })

  it('batch search requires a login', async () => {
    const { data: token } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    expect(await paste(test, ['US9000001B2'], '1', { token })).toMatchObject({ code: 401 })
    expect(await upload(test, Buffer.from('US9000001B2'), { headers: { token } })).toMatchObject({ code: 401 })
  })

  it('only the creator of a list can use it', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    const { data } = await paste(test, ['US9000001B2', 'x'], '1', mine.headers)
    expect((await search(test, data.excelImportQueryStr, {}, mine.headers)).code).toBe(200)
    expect(await search(test, data.excelImportQueryStr, {}, other.headers)).toMatchObject({ code: 404 })
    const file = (headers: Headers) =>
      test.app.inject({ url: `/api/search/checkData/downloadErrorData?downloadCode=${data.downloadCode}`, headers })
    expect((await file(mine.headers)).statusCode).toBe(200)
    expect((await file(other.headers)).statusCode).toBe(404)
  })

  it('an owner has the 100 lists used last', async () => {
    const { user, headers } = await aSession(test)
    const { data } = await paste(test, ['US9000001B2'], '1', headers)
    await test.database.execute(
      `INSERT INTO batch_lists (code, user_id, field, "values", errors, total, repeated, used_at)
       SELECT 'old-' || n, '${user.id}', 'pn', '[]', '[]', 1, 0, now() - interval '1 day' FROM generate_series(1, 150) n`,
    )
    const { data: newest } = await paste(test, ['US9000001B2', 'x'], '1', headers)
    const { rows } = await test.database.execute<{ code: string }>(`SELECT code FROM batch_lists WHERE user_id = '${user.id}'`)
    expect(rows).toHaveLength(100)
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining([data.excelImportQueryStr, newest.downloadCode]))
  })

  it('is paged within the limits of its reader', async () => {
    const { headers } = await aSession(test)
    const { data } = await paste(test, ['US9000001B2'], '1', headers)
    expect(await search(test, data.excelImportQueryStr, { from: 500 }, headers)).toMatchObject({ code: 403 })
  })
})
