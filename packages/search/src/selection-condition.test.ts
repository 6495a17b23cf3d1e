import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { expect, test } from 'vitest'
import { selectionCondition } from './selection-condition.ts'

const tree = () => readQuery('电池 AND ipc=H01M', { fields }).tree
const chinese = [{ field: 'country', values: ['CN'], include: true }]

test('page, count and facets of one search are of one condition, lowered once', () => {
  const selection = { query: tree(), filters: chinese }
  expect(selectionCondition({ ...selection }, fields)).toBe(selectionCondition({ ...selection }, fields))
})

test('the same tree with other filters is lowered once and joined anew', () => {
  const query = readQuery('电池', { fields }).tree
  const operandsOf = (values: string[]) => selectionCondition({ query, filters: [{ field: 'country', values, include: true }] }, fields)
  const [first, second] = [operandsOf(['CN']), operandsOf(['US'])]
  expect(first).not.toEqual(second)
  expect(first.kind === 'and' && second.kind === 'and' && first.operands[0] === second.operands[0]).toBe(true)
})

test('the same tree with other filters is another condition', () => {
  const query = tree()
  const [wide, narrow] = [selectionCondition({ query }, fields), selectionCondition({ query, filters: chinese }, fields)]
  expect(narrow).toEqual({
    kind: 'and',
    operands: [...(wide.kind === 'and' ? wide.operands : []), expect.objectContaining({ kind: 'value' })],
  })
  expect(selectionCondition({ query }, fields)).toEqual(wide)
})
