import { landscapes } from '../../apps/server/src/landscape/landscapes-table.ts'
import { packPoints } from '../../apps/server/src/landscape/pack-points.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

async function aLandscape({ database }: TestApp, { userId }: Owner): Promise<{ id: string }> {
  const [row] = await database
    .insert(landscapes)
    .values({
      userId,
      state: 'done',
      source: { kind: 'list', call: 'searchPatents', request: { filter: { queryStr: 'Private' } }, part: 'all' },
      key: 'private',
      version: 1,
      language: 'zh',
      title: 'Private',
      maxDocuments: 100,
      found: 1,
      total: 1,
      progress: 1000,
      hills: [{ x: 0.5, y: 0.5, size: 1, words: ['Private'] }],
      points: packPoints({ points: Float32Array.from([0.5, 0.5]), hillOf: Uint8Array.from([0]) }, [2020]),
      documents: 'CN100000001A\tCN100000001A',
      requestedAt: new Date(),
    })
    .returning({ id: landscapes.id })
  return row!
}

const landscape: ForeignRow = { error: 'LANDSCAPE_NOT_FOUND', make: aLandscape }

/** Calls that name landscapes, or list them. */
export const FOREIGN_LANDSCAPES: Readonly<Record<string, ForeignRow>> = {
  'landscape.listLandscapes': empty(aLandscape),
  'landscape.getLandscape': landscape,
  'landscape.getLandscapePoints': landscape,
  'landscape.listLandscapeDocuments': landscape,
  'landscape.openLandscapeSelection': landscape,
  'landscape.deleteLandscapes': {
    error: 'LANDSCAPE_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aLandscape(test, owner)).id] }),
  },
}
