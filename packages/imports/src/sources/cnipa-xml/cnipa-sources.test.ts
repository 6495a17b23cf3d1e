import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { CNIPA_SOURCES } from './cnipa-sources.ts'

// The fixtures follow the office's published structure; no real file was available.
const [older, newer] = CNIPA_SOURCES as [PatentImportFormat, PatentImportFormat]
const bytesOf = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const readAll = async (source: PatentImportFormat, bytes: Buffer) =>
  (await collectAll(source.fragments(bytesInChunks(bytes, 300)))).map((fragment) => source.read(fragment))

test('the generations are distinguished', () => {
  const heads = ['older-gb2312.xml', 'newer.xml'].map((name) => bytesOf(name).toString('utf8'))
  expect(heads.map((head) => older.recognises(head))).toEqual([true, false])
  expect(heads.map((head) => newer.recognises(head))).toEqual([false, true])
})

test('the older one, in GB2312', async () => {
  expect(await readAll(older, bytesOf('older-gb2312.xml'))).toEqual([
    {
      kind: 'record',
      formatVersion: 'cn-patent-document-06-10-27',
      record: {
        publicationNumber: 'CN101900001A',
        applicationNumber: 'CN201010100001.6',
        office: 'CN',
        kind: 'A',
        patentType: 'invention',
        applicationDate: '20300105',
        publicationDate: '20301201',
        priorities: [{ number: '2029-000123', country: 'JP', date: '20290106' }],
        titles: [{ lang: 'zh', text: '一种风筝' }],
        abstracts: [{ lang: 'zh', text: '一种风筝，带有尾巴。' }],
        claims: [
          { lang: 'zh', number: 1, text: '一种风筝，其特征在于带有尾巴。', independent: true, parents: [] },
          { lang: 'zh', number: 2, text: '根据权利要求1所述的风筝，其特征在于尾巴可拆。', independent: false, parents: [1] },
        ],
        description: [
          { lang: 'zh', text: '技术领域', heading: true, section: 'field' },
          { lang: 'zh', text: '本发明涉及风筝。', section: 'field' },
          { lang: 'zh', text: '已有的风筝不稳。', section: 'background' },
          { lang: 'zh', text: '尾巴长 10² mm。', section: 'summary' },
          { lang: 'zh', text: '图1是示意图。', section: 'drawings' },
          { lang: 'zh', text: '下面说明。', section: 'embodiments' },
        ],
        applicants: [
          { name: '芦苇玩具有限公司', address: '430080 湖北省武汉市芦苇路1号', country: 'CN', province: '湖北省', city: '武汉市' },
        ],
        inventors: [{ name: '苇一' }, { name: '鹭二' }],
        agencies: [{ name: '湖畔专利代理有限公司' }],
        agents: [{ name: '汀三' }],
        ipc: ['A63H27/08', 'B64C31/06'],
        drawings: [{ id: '1', sourceFile: '201010100001_DRW_1.tif' }],
        other: { 'date-pct-article-22-39-fulfilled': ['20300701'] },
      },
    },
  ])
})

test('the newer one: the readable form of the number, parts recognised by headings', async () => {
  expect(await readAll(newer, bytesOf('newer.xml'))).toMatchObject([
    {
      kind: 'record',
      formatVersion: 'V2.2.1',
      record: {
        publicationNumber: 'CN123000001B',
        applicationNumber: 'CN202810163325.6',
        patentType: 'invention',
        publicationDate: '20301003',
        grantDate: '20301003',
        priorities: [{ number: '10-2027-0000001', country: 'KR', date: '20270409' }],
        titles: [{ text: '风筝线轮' }],
        abstracts: [{ text: '一种线轮。' }],
        claims: [{ text: '一种线轮，含轮体。' }, { text: '如权利要求1所述的线轮。', parents: [1] }],
        description: [
          { text: '技术领域', heading: true, section: 'field' },
          { text: '本发明涉及线轮。', section: 'field' },
          { text: '背景技术', heading: true, section: 'background' },
          { text: 'H₂O 会生锈。', section: 'background' },
        ],
        applicants: [{ name: '芦苇玩具有限公司', country: 'CN', province: '天津市', city: '市辖区' }],
        assignees: [{ name: '鹭鸟科技有限公司' }],
        inventors: [{ name: '苇一' }],
        agencies: [{ name: '湖畔专利代理有限公司' }],
        agents: [{ name: '汀三' }],
        examiners: [{ name: '浦四' }],
        ipc: ['A63H27/08'],
        citations: [{ publicationNumber: 'CN203232659U', date: '20281009' }],
        drawings: [{ sourceFile: 'D1.JPG' }, { sourceFile: 'A1.JPG' }],
        other: { PCTDates: ['20280701'] },
      },
    },
  ])
})

test('a document without a number is rejected', () => {
  const text = bytesOf('newer.xml').toString('utf8').replaceAll('DocNumber', 'Other').replace('docNumber=', 'other=')
  expect(() => newer.read({ position: 0, text })).toThrow('no publication number')
})
