import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { valuations } from '../../apps/server/src/valuation/valuations-table.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

async function aValuation({ database }: TestApp, { userId }: Owner): Promise<{ id: string }> {
  const [row] = await database
    .insert(valuations)
    .values({
      userId,
      kind: 'portfolio',
      title: 'Private',
      key: 'private',
      patents: ['CN100000001A'],
      found: 1,
      average: 50,
      levels: { A: 0, B: 0, C: 1, D: 0 },
      version: 'test',
      createdAt: new Date(),
    })
    .onConflictDoUpdate({ target: [valuations.userId, valuations.kind, valuations.key], set: { title: 'Private' } })
    .returning({ id: valuations.id })
  return row!
}

const valuation: ForeignRow = { error: 'VALUATION_NOT_FOUND', make: aValuation }

/** Calls that name valuations, or list them. */
export const FOREIGN_VALUATIONS: Readonly<Record<string, ForeignRow>> = {
  'valuation.listValuations': empty(aValuation),
  'valuation.getValuationSummary': valuation,
  'valuation.exportValuationSummary': valuation,
  'valuation.listValuedPatents': valuation,
  'valuation.downloadValuationErrors': {
    error: 'VALUATION_ERRORS_NOT_FOUND',
    async make({ post }, { headers }) {
      const list = { numberList: ['CN100000001A', `CN999${Date.now() % 1_000_000}B`] }
      const { data } = await post<{ downloadCode: string }>('/api/search/patentValuation/valueNumbers', list, headers)
      return { url: data.downloadCode }
    },
  },
  'valuation.deleteValuations': {
    error: 'VALUATION_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aValuation(test, owner)).id] }),
  },
}
