import { novelties } from '../../apps/server/src/novelty/novelties-table.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

async function aNovelty({ database }: TestApp, { userId }: Owner): Promise<{ id: string }> {
  const compared = { disclosure: 'partly' as const, coverage: 0.5, missing: ['Private'], passage: null }
  const [row] = await database
    .insert(novelties)
    .values({
      userId,
      state: 'done',
      title: 'Private',
      content: 'Private',
      features: ['Private'],
      language: 'zh',
      progress: 1000,
      documents: [
        {
          id: 'CN100000001A',
          number: 'CN100000001A',
          office: 'CN',
          title: 'Private',
          applicants: [],
          applicationDate: null,
          priorityDate: null,
          publicationDate: null,
          score: 50,
          features: [compared],
        },
      ],
      requestedAt: new Date(),
    })
    .returning({ id: novelties.id })
  return row!
}

const novelty: ForeignRow = { error: 'NOVELTY_NOT_FOUND', make: aNovelty }
const document: ForeignRow = {
  error: 'NOVELTY_NOT_FOUND',
  make: async (test, owner) => ({ ...(await aNovelty(test, owner)), publicationNumber: 'CN100000001A' }),
}

/** Calls that name novelty analyses, or list them. */
export const FOREIGN_NOVELTIES: Readonly<Record<string, ForeignRow>> = {
  'novelty.listNovelties': empty(aNovelty),
  'novelty.getNoveltyResult': novelty,
  'novelty.deleteNovelty': novelty,
  'novelty.exportNoveltyPdf': novelty,
  'novelty.getNoveltyReport': novelty,
  'novelty.exportNovelty': novelty,
  'novelty.compareNovelty': document,
  'novelty.editNovelty': document,
}
