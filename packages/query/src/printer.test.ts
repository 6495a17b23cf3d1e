import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { expect, it } from 'vitest'
import { displayQuery, printQuery } from './printer.ts'
import { readQuery } from './read-query.ts'

it('shows an escaped word in quotation marks, and everything else as it is printed', () => {
  const tree = readQuery(String.raw`TI=(a OR \statu=有效) AND "b \"c\" \d"`, { fields: PATENT_FIELD_TABLE }).tree
  if (tree === null) throw new Error('not read')
  expect(printQuery(tree)).toContain(String.raw`\statu=有效`)
  expect(displayQuery(tree)).toBe(printQuery(tree).replace(String.raw`\statu=有效`, '"statu=有效"'))
})
