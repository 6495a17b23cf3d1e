import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { expandReferences } from './expand-references.ts'

const tree = (text: string) => readQuery(text, { fields: PATENT_FIELD_TABLE, abilities: { history: true } }).tree as QueryNode
const LINES = new Map([
  [3, tree('石墨烯 OR graphene')],
  [12, tree('ipc=H01M')],
])
const STRATEGIES = new Map([['电池 隔膜', tree('TIAB=(隔膜 AND 电池)')]])
const expanded = (text: string) => {
  const { tree: found, remaining } = expandReferences(tree(text), {
    line: (line) => LINES.get(line),
    strategy: (title) => STRATEGIES.get(title),
  })
  return [printQuery(found), remaining]
}

describe('expandReferences', () => {
  it('puts searches in place of their numbers, in brackets where they need them', () => {
    expect(expanded('#3 AND #12')).toEqual(['(石墨烯 OR graphene) AND ipc=H01M', { lines: [], titles: [] }])
    expect(expanded('TI=电池 AND NOT #3')).toEqual(['TI=电池 AND NOT (石墨烯 OR graphene)', { lines: [], titles: [] }])
  })

  it('puts strategies in place of their titles', () => {
    expect(expanded('#{电池 隔膜} NOT #12')).toEqual(['TIAB=(隔膜 AND 电池) AND NOT ipc=H01M', { lines: [], titles: [] }])
  })

  it('names what does not exist and leaves it', () => {
    expect(expanded('#3 OR #7 OR #{甲}')).toEqual(['(石墨烯 OR graphene) OR #7 OR #{甲}', { lines: [7], titles: ['甲'] }])
  })
})
