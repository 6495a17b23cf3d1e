import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { expandHistory } from './expand-history.ts'

const tree = (text: string) => readQuery(text, { fields: PATENT_FIELD_TABLE, abilities: { history: true } }).tree as QueryNode
const LINES = [tree('石墨烯 OR graphene'), tree('ipc=H01M')]
const expanded = (text: string) => {
  const { tree: found, unknown } = expandHistory(tree(text), LINES)
  return [printQuery(found), unknown.map(({ line }) => line)]
}

describe('expandHistory', () => {
  it('puts searches in place of their numbers, in brackets where they need them', () => {
    expect(expanded('#1 AND #2')).toEqual(['(石墨烯 OR graphene) AND ipc=H01M', []])
    expect(expanded('TI=电池 AND NOT #1')).toEqual(['TI=电池 AND NOT (石墨烯 OR graphene)', []])
  })

  it('names the lines there are not and leaves them', () => {
    expect(expanded('#1 OR #7')).toEqual(['(石墨烯 OR graphene) OR #7', [7]])
  })
})
