import { readQuery } from '@gezhi/query'
import { PATENT_KIND } from '@gezhi/records'
import { expect, it } from 'vitest'
import { naturalQuery } from './natural-query.ts'

const CASES: readonly (readonly [question: string, queryStr: string])[] = [
  ['石墨烯电池有哪些专利？', 'TIABC=(石墨烯 AND 电池)'],
  ['2018年以后的锂离子电池隔膜专利', 'TIABC=(锂离子 AND 电池 AND 隔膜) AND ady>=2018'],
  ['近三年公开的无人机避障实用新型', 'TIABC=(无人机 AND 避障) AND pdy>=2024 AND type=utility'],
  ['华为技术有限公司2019年至2021年申请的专利', 'ady=[2019 TO 2021] AND AP=("华为技术有限公司")'],
  ['美国专利中的 graphene battery', 'TIABC=(graphene AND battery) AND country=US'],
  ['find patents about wireless charging by Samsung since 2015', 'TIABC=(wireless AND charging) AND ady>=2015 AND AP=("Samsung")'],
  ['H01M 10/0525 before 2012', 'ady<2012 AND ipc=H01M10/0525'],
  ['“固态电解质”有效的发明专利', 'TIABC=("固态电解质") AND type=invention AND status=active'],
  ['有哪些专利？', ''],
]

it.each(CASES)('%s', (question, queryStr) => {
  expect(naturalQuery(question, 2026).queryStr).toBe(queryStr)
})

it('writes queries that can be run, whatever is asked', () => {
  const strange = ['((( AND', 'NOT and or', '2020年"', 'AP=(x', '申请人：”；', 'C++ *? ~', '“and”', 'by A&B. since 1999 (']
  for (const question of [...strange, ...CASES.map(([one]) => one)]) {
    const { queryStr } = naturalQuery(question, 2026)
    if (queryStr === '') continue
    const { diagnostics } = readQuery(queryStr, { mode: 'command', fields: PATENT_KIND.fields })
    expect(
      diagnostics.filter(({ severity }) => severity === 'error'),
      `${question} → ${queryStr}`,
    ).toEqual([])
  }
})
