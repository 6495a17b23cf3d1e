import { utils, write } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { MAPPED_XLSX_SOURCE } from './mapped-xlsx-source.ts'

test('a workbook with macros is read as a table; the macros are skipped and reported', async () => {
  const sheet = utils.aoa_to_sheet([
    ['专利名称', '申请号', '申请人', '申请日', '主分类号'],
    ['风筝', 'CN202910000001.0', '某公司', '2029-01-02', 'A63H27/08'],
  ])
  const plain = write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsm' }) as Buffer
  const workbook = Buffer.from(zipSync({ ...unzipSync(plain), 'xl/vbaProject.bin': new Uint8Array(64).fill(0xcc) }))
  expect(MAPPED_XLSX_SOURCE.recognises(workbook.toString('utf8'))).toBe(true)
  const fragments = await collectAll(MAPPED_XLSX_SOURCE.fragments(bytesInChunks(workbook, 1000)))
  expect(fragments.filter((fragment) => fragment.skipped !== undefined).map((fragment) => fragment.skipped)).toEqual(['macro project'])
  const rows = fragments.filter((fragment) => fragment.skipped === undefined)
  expect(rows.map((fragment) => MAPPED_XLSX_SOURCE.read(fragment))).toMatchObject([
    { kind: 'record', record: { applicationNumber: 'CN202910000001.0', titles: [{ text: '风筝' }] } },
  ])
})
