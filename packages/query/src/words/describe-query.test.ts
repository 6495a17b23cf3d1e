import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { expect, test } from 'vitest'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { describeQuery } from './describe-query.ts'

test.each([
  [
    'TI=(石墨烯 OR graphene) AND ad>=2023',
    '标题含“石墨烯”或“graphene”，且申请日不早于 2023',
    'Title contains “石墨烯” or “graphene” and Application date is 2023 or later',
  ],
  ['type=发明 NOT ipc=H01M', '专利类型为 发明，且不是（IPC 分类号属于 H01M）', 'Patent type is Invention and not (IPC is within H01M)'],
  ['claims>=10', '权利要求数不小于 10', 'Number of claims is at least 10'],
  ['ad=[2020 TO 2023]', '申请日从 2020 到 2023', 'Application date is from 2020 to 2023'],
  ['TI=(a ADJ/0 b)', '标题中“a”之后紧接着有“b”', 'Title contains “a” with “b” right after it'],
  [
    'a AND (b OR ti=c)',
    '全文含“a”，且（全文含“b”，或标题含“c”）',
    'Full text contains “a” and (Full text contains “b” or Title contains “c”)',
  ],
  ['a XOR b', '全文含“a”与全文含“b”仅满足其一', 'either Full text contains “a” or Full text contains “b”, not both'],
])('%s', (text, zh, en) => {
  const tree = readQuery(text, { fields: PATENT_FIELD_TABLE }).tree as QueryNode
  expect([describeQuery(tree, 'zh', PATENT_FIELD_TABLE), describeQuery(tree, 'en', PATENT_FIELD_TABLE)]).toEqual([zh, en])
})
