import { PATENT_SCENES, knownScene } from '@gezhi/contract/client'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { sceneFilters, withinScene } from './scene-filters.ts'

describe('router.28: the scene of an address', () => {
  it('selects offices and types as filters of the list', () => {
    expect(sceneFilters(PATENT_SCENES.all)).toEqual([])
    expect(sceneFilters(PATENT_SCENES.cn)).toEqual([{ facet: 'country', value: 'CN', include: true }])
    expect(sceneFilters(PATENT_SCENES.foreign)).toEqual([{ facet: 'country', value: 'CN', include: false }])
    expect(sceneFilters(PATENT_SCENES.design)).toEqual([{ facet: 'type', value: 'S', include: true }])
    expect(sceneFilters(PATENT_SCENES.utility)).toEqual([{ facet: 'type', value: 'U', include: true }])
  })

  it('is all for a name there is not, also one every object has', () => {
    for (const name of ['all', 'elsewhere', '', 'toString', 'CN']) expect(knownScene(PATENT_SCENES, name)).toBe('all')
    expect(knownScene(PATENT_SCENES, 'design')).toBe('design')
  })

  it('narrows the query that is counted', () => {
    expect(withinScene('a OR b', PATENT_SCENES.foreign)).toBe('(a OR b) AND NOT country=CN')
    expect(withinScene('a OR b', PATENT_SCENES.all)).toBe('a OR b')
    expect(readQuery(withinScene('a OR b', PATENT_SCENES.design), { fields: PATENT_FIELD_TABLE }).diagnostics).toEqual([])
  })
})
