import { expect, it } from 'vitest'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import { exportedSource, sourceRequest } from './exported-source.ts'

it('exports the list of an address exactly as its page requests it', () => {
  const source = exportedSource(
    FIRST_KIND,
    { q: '石墨烯', f: 'country:CN', sort: 'oldest', page: '3', size: '50', group: 'family' },
    undefined,
  )!
  expect(sourceRequest(source, 'page')).toMatchObject({
    type: 'patent',
    list: {
      call: 'searchPatents',
      part: 'page',
      request: {
        filter: { queryStr: '石墨烯' },
        filterItems: [{ field: 'country', valueList: ['CN'] }],
        sortList: [{ sortField: 'application_date', sortOrder: 'ASC' }],
        collapse: 'family',
        from: 100,
        size: 50,
      },
    },
  })
})

it('exports the list of a search mode with its arguments', () => {
  const source = exportedSource(FIRST_KIND, { w: 'law', wa: '{"lawTypeList":["active"]}' }, undefined)!
  expect(sourceRequest(source, 'all')).toMatchObject({ list: { call: 'searchByLaw', request: { lawTypeList: ['active'] }, part: 'all' } })
})

it('exports selected records, which are in the history and not in the address', () => {
  const source = exportedSource(FIRST_KIND, { picked: '1' }, ['a', 'b'])!
  expect(sourceRequest(source, 'all')).toEqual({ type: 'patent', idList: ['a', 'b'] })
})

it('has nothing to export without a search, and where the selection is lost', () => {
  expect(exportedSource(FIRST_KIND, {}, undefined)).toBeNull()
  expect(exportedSource(FIRST_KIND, { picked: '1' }, undefined)).toBeNull()
})
