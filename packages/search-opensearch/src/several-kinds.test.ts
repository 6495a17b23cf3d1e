import { randomUUID } from 'node:crypto'
import { PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { aPatent, BOOK_KIND, trees, type Book } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openOpenSearchEngine } from './open-opensearch-engine.ts'

const BOOKS: readonly Book[] = [
  { isbn: '1', title: 'graphene in batteries', publisher: '科学出版社', printed: '20200101' },
  { isbn: '2', title: 'graphene sensors', publisher: '科学出版社', printed: '20210101' },
  { isbn: '3', title: 'gear boxes' },
]

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// The suite beside it reports a missing cluster: `npm run test:opensearch` starts one.
test.skipIf(NODES === undefined)(
  'records of several kinds lie in one cluster, each kind in indexes of its own',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    const patents = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name })
    const books = await openOpenSearchEngine({ kind: BOOK_KIND, nodes, name })
    onTestFinished(async () => {
      await Promise.all([patents.close(), books.close()])
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    })
    await patents.write({ puts: [aPatent({ publicationNumber: 'CN1A', title: 'graphene' })] })
    await books.write({ puts: BOOKS })
    // A build of one kind leaves those of the other alone.
    await patents.rebuild()
    await books.rebuild()

    expect([(await patents.status()).documents, (await books.status()).documents]).toEqual([1, 3])
    expect(await isbns(books)).toEqual(['2', '1', '3'])
    expect(await isbns(books, 'graphene')).toEqual(['2', '1'])
    expect(await books.count({ query: null, collapse: 'publisher' })).toEqual({ total: 2, relation: 'eq' })
    await expect(books.page({ query: null, from: 0, size: 9, collapse: 'family' })).rejects.toMatchObject({ reason: 'invalid-request' })
    await expect(books.relatedEach({ field: 'family-simple', values: ['x'], limit: 1 })).rejects.toMatchObject({
      reason: 'invalid-request',
    })
    expect((await books.related('publisher', '科学出版社', 9)).map(({ docId }) => docId)).toEqual(['1', '2'])
    expect((await books.facets({ query: null, facets: [{ field: 'publisher', count: 9 }] }))[0]!.list).toEqual([
      { value: '科学出版社', count: 2 },
    ])
    expect(await books.suggest({ text: 'kexue', limit: 9, of: 'P' })).toEqual([{ text: '科学出版社', of: 'P', documents: 2 }])
    expect((await books.similar({ id: '1', size: 1 })).hits.map(({ docId }) => docId)).toEqual(['2'])
    const near = await books.semantic!.rank({ question: { kind: 'record', id: '1' }, from: 0, size: 9 })
    expect(near.hits[0]!.docId).toBe('2')

    const listed = (await (await fetch(new URL(`/_alias/${name}*`, nodes[0]))).json()) as Record<string, { aliases: object }>
    expect(
      Object.values(listed)
        .flatMap(({ aliases }) => Object.keys(aliases))
        .toSorted(),
    ).toEqual([name, `${name}-books`])
  },
  120_000,
)

async function isbns(engine: SearchEngine<Book>, word?: string): Promise<string[]> {
  const { hits } = await engine.page({ query: word === undefined ? null : trees.word(word), from: 0, size: 9 })
  return hits.map(({ record }) => record.isbn)
}
