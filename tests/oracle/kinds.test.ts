import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCompanies, demoTrademarks } from '@gezhi/imports'
import { lowerQuery, printQuery, readQuery, type QueryNode } from '@gezhi/query'
import { COMPANY_KIND, TRADEMARK_KIND, type Field, type RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { Oracle, trees } from '@gezhi/search/testing'
import { engineOver, seededRandom } from './engine-over.ts'

const RECORDS = 300
/** Queries made of examples of fields joined by operators. */
const JOINED = 200

interface Corpus<R extends object> {
  readonly kind: RecordKind<R>
  readonly records: readonly R[]
}

describeCorpus({ kind: TRADEMARK_KIND, records: [...demoTrademarks(1, RECORDS)] })
describeCorpus({ kind: COMPANY_KIND, records: [...demoCompanies(1, RECORDS)] })

/** Every field of a kind on the engine and record by record: its examples alone and joined, its facet, its order. */
function describeCorpus<R extends object>({ kind, records }: Corpus<R>): void {
  describe(`generated records of the kind ${kind.name}`, () => {
    let engine: SearchEngine<R>
    let dispose: () => Promise<void>
    const oracle = new Oracle(kind, records)
    const fields = kind.fields.list.filter(({ withoutSource }) => withoutSource === undefined)
    const examples = fields.flatMap(({ example, englishExample = [] }) => [example, englishExample].flat()).map(treeOf)

    beforeAll(async () => {
      const over = await engineOver(kind, records)
      engine = over.engine
      dispose = over.dispose
    })
    afterAll(() => dispose())

    function treeOf(query: string): QueryNode {
      const { tree } = readQuery(query, { fields: kind.fields })
      if (tree === null) throw new Error(`${query} is no query`)
      return tree
    }

    async function expectSame(query: QueryNode): Promise<number> {
      const expected = oracle.hits(lowerQuery(query, kind.fields)).map((record) => kind.identity(record))
      const { hits } = await engine.page({ query, from: 0, size: records.length, short: true })
      expect(hits.map(({ docId }) => docId).toSorted(), printQuery(query)).toEqual(expected.toSorted())
      expect((await engine.count({ query, exact: true })).total, printQuery(query)).toBe(expected.length)
      return expected.length
    }

    test('the example of every field finds what an evaluation record by record finds', async () => {
      let withHits = 0
      for (const query of examples) if ((await expectSame(query)) > 0) withHits++
      expect(withHits).toBeGreaterThan(examples.length / 2)
    })

    test('so do examples joined by operators', async () => {
      const random = seededRandom(24)
      const one = () => examples[random(examples.length)]!
      const joins = [
        () => trees.and(one(), one()),
        () => trees.or(one(), one(), one()),
        () => trees.and(one(), trees.not(one())),
        () => trees.xor(one(), one()),
        () => trees.or(trees.and(one(), one()), trees.and(one(), trees.not(one()))),
      ]
      let withHits = 0
      for (let i = 0; i < JOINED; i++) if ((await expectSame(joins[i % joins.length]!())) > 0) withHits++
      expect(withHits).toBeGreaterThan(JOINED / 3)
    })

    test('every facet counts the values of its field, and each value as a filter finds as many', async () => {
      const counted = fields.filter(({ facet }) => facet !== undefined)
      const found = await engine.facets({ query: null, facets: counted.map(({ facet }) => ({ field: facet!, count: 5 })) })
      for (const [i, { list }] of found.entries()) {
        const counts = countsOf(counted[i]!, records)
        const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, 5)
        expect(
          list.map(({ count }) => count),
          counted[i]!.name,
        ).toEqual(most)
        for (const { value, count } of list) {
          expect(count, `${counted[i]!.name} ${value}`).toBe(counts.get(value))
          if (counted[i]!.type === 'class') continue
          const filters = [{ field: counted[i]!.facet!, values: [value], include: true }]
          expect((await engine.count({ query: null, filters, exact: true })).total, `${counted[i]!.name} ${value}`).toBe(count)
        }
      }
    })

    test('every order is that of the first values, both ways, without a value last', async () => {
      const sorted = fields.filter(({ sort }) => sort !== undefined)
      for (const field of sorted) {
        for (const order of ['asc', 'desc'] as const) {
          const { hits } = await engine.page({ query: null, from: 0, size: records.length, sort: [{ by: field.sort!, order }] })
          const keys = hits.map(({ record }) => field.values!(record)[0])
          const known = keys.filter((key) => key !== undefined)
          expect(keys.slice(0, known.length), field.name).toEqual(known)
          const ascending = known.toSorted(compare)
          expect(known, `${field.name} ${order}`).toEqual(order === 'asc' ? ascending : ascending.toReversed())
        }
      }
    })

    test('every grouping lists one record of each group, with the size of the group', async () => {
      for (const [collapse, grouping] of Object.entries(kind.groupings)) {
        const sizes = new Map<string, number>()
        for (const record of records) {
          const key = grouping.key(record) ?? `alone ${kind.identity(record)}`
          sizes.set(key, (sizes.get(key) ?? 0) + 1)
        }
        const { hits } = await engine.page({ query: null, from: 0, size: records.length, collapse })
        const found = hits.map(
          ({ record, groupSize }) => [grouping.key(record) ?? `alone ${kind.identity(record)}`, groupSize ?? 1] as const,
        )
        expect(new Map(found), collapse).toEqual(sizes)
        expect(found.length, collapse).toBe(sizes.size)
      }
    })
  })
}

/** Number of records with each value of a field. */
function countsOf<R extends object>(field: Field<R>, records: readonly R[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const record of records) {
    for (const value of new Set(field.values?.(record).map(String))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
