import { sceneNamed } from '@gezhi/contract/client'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { sceneFilters, withinScene } from './scene-filters.ts'

describe('router.28: the scene of an address', () => {
  it('selects offices and types as filters of the list', () => {
    expect(sceneFilters('all')).toEqual([])
    expect(sceneFilters('cn')).toEqual([{ facet: 'country', value: 'CN', include: true }])
    expect(sceneFilters('foreign')).toEqual([{ facet: 'country', value: 'CN', include: false }])
    expect(sceneFilters('design')).toEqual([{ facet: 'type', value: 'design', include: true }])
    expect(sceneFilters('utility')).toEqual([{ facet: 'type', value: 'utility', include: true }])
  })

  it('is all for a name there is not, also one every object has', () => {
    for (const name of ['all', 'elsewhere', '', 'toString', 'CN']) expect(sceneNamed(name)).toBe('all')
    expect(sceneNamed('design')).toBe('design')
  })

  it('narrows the query that is counted', () => {
    expect(withinScene('a OR b', 'foreign')).toBe('(a OR b) AND NOT country=CN')
    expect(withinScene('a OR b', 'all')).toBe('a OR b')
    expect(readQuery(withinScene('a OR b', 'design'), { fields: PATENT_FIELD_TABLE }).diagnostics).toEqual([])
  })
})
