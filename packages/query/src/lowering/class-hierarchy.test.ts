import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { withDescendants, type ClassHierarchy } from './class-hierarchy.ts'
import { lowerQuery } from './lower-query.ts'

const hierarchy: ClassHierarchy = {
  descendants: (scheme, symbol) => (scheme === 'ipc' && symbol === 'H01M10/05' ? ['H01M10/052', 'H01M10/0525'] : []),
}
const expanded = (text: string) =>
  withDescendants(readQuery(text, { fields: PATENT_FIELD_TABLE }).tree as QueryNode, hierarchy, PATENT_FIELD_TABLE)

describe('a subgroup stands for what is below it', () => {
  test('according to the scheme', () => {
    const keys = ['H01M0010050000', 'H01M0010052000', 'H01M0010052500']
    expect(lowerQuery(expanded('ipc=H01M10/05'), PATENT_FIELD_TABLE)).toEqual({
      kind: 'or',
      operands: keys.map((value) => ({ kind: 'value', field: 'ipc', test: { op: 'equals', value } })),
    })
  })

  test.each(['ipc=H01M10', 'ipc=H01M10/00', 'ipc==H01M10/05', 'cpc=H01M10/05', 'ipc=H01M10/04', 'TI=(H01M10/05)', 'ipc=H01M10/0*'])(
    '%s stays as it is',
    (text) => expect(printQuery(expanded(text))).toBe(printQuery(readQuery(text, { fields: PATENT_FIELD_TABLE }).tree as QueryNode)),
  )

  test('under every operator, and only in the fields of the scheme', () => {
    const under = printQuery(expanded('石墨烯 AND NOT ipc=(H01M10/05 OR C01B)'))
    expect(under).toContain('H01M10/0525')
    expect(printQuery(expanded('{ipc cpc}=(H01M10/05)'))).not.toMatch(/cpc==\S*H01M10\/052/)
  })
})
