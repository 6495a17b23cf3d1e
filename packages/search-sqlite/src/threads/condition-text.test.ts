import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { selectionCondition } from '@gezhi/search'
import { expect, test } from 'vitest'
import { conditionText } from './condition-text.ts'

const QUERIES = [
  '石墨烯 NEAR/5 (电池 OR batter*)',
  'ad=[2020 TO *] AND pn=CN1*',
  'FREQ/3 "the" XOR AP=(大学)',
  '电池 OPT 石?烯 NOT ipc=H01M4/36',
  '*:*',
]

test.for(QUERIES)('%s is the same condition after it was sent as text', (text) => {
  const { tree: query } = readQuery(text, { fields })
  const condition = selectionCondition({ query }, fields)
  expect(JSON.parse(conditionText(condition))).toStrictEqual(condition)
})
