import { expect, test } from 'vitest'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { REFERENCE_LINES_SOURCE } from './reference-lines-source.ts'

const LINES = `张三,J.Q.里德. 一种风筝[P]. 江苏：CN108000001A,2018-08-03.
李四. 卷线器及其[P]标记[P]. 美国：CN107000002B,2017-12-01.
没有专利号的行
`

test('references to patents are recognised by their first line', () => {
  expect(REFERENCE_LINES_SOURCE.recognises(LINES)).toBe(true)
  expect(REFERENCE_LINES_SOURCE.recognises('王五. 风筝史[M]. 北京：某出版社, 2001.\n')).toBe(false)
})

test('each line is a record, or a rejection with its reason', async () => {
  const fragments = await collectAll(REFERENCE_LINES_SOURCE.fragments(bytesInChunks(Buffer.from(LINES), 7)))
  expect(fragments.map((fragment) => REFERENCE_LINES_SOURCE.read(fragment))).toEqual([
    {
      kind: 'record',
      record: {
        publicationNumber: 'CN108000001A',
        office: 'CN',
        kind: 'A',
        patentType: 'invention',
        publicationDate: '20180803',
        titles: [{ lang: 'zh', text: '一种风筝' }],
        inventors: [{ name: '张三' }, { name: 'J.Q.里德' }],
        other: { place: ['江苏'] },
      },
    },
    {
      kind: 'record',
      record: {
        publicationNumber: 'CN107000002B',
        office: 'CN',
        kind: 'B',
        patentType: 'invention',
        publicationDate: '20171201',
        grantDate: '20171201',
        titles: [{ lang: 'zh', text: '卷线器及其[P]标记' }],
        inventors: [{ name: '李四' }],
        other: { place: ['美国'] },
      },
    },
    { kind: 'rejected', reason: { en: 'is not a patent reference in the format of GB/T 7714', zh: '不是 GB/T 7714 格式的专利引文' } },
  ])
})
