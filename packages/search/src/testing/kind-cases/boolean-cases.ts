import { expect } from 'vitest'
import type { QueryNode } from '@gezhi/query'
import type { KindCase, KindCases } from '../kind-case.ts'
import type { KindFixture } from '../kinds/kind-fixture.ts'
import { and, between, field, not, optional, or, phrase, word, xor } from '../query-trees.ts'

const COMBINATIONS = ['', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']

/** Every combination of three words, one record each: `abc` has all of them. Returns queries for each word, and a test of what one finds. */
async function combinations<R extends object>({ putNamed, names }: KindCase<R>, { fields }: KindFixture<R>) {
  const sketches = COMBINATIONS.map((letters, i) => [letters || 'none', { title: letters.split('').join(' '), date: `202001${10 + i}` }])
  await putNamed(Object.fromEntries(sketches))
  const inTitle = (text: string) => field(fields.title, word(text))
  const expectFound = async (query: QueryNode, expected: string) => expect((await names(query)).toSorted().join(' ')).toBe(expected)
  return { a: inTitle('a'), b: inTitle('b'), c: inTitle('c'), inTitle, expectFound }
}

export const BOOLEAN_CASES: KindCases = {
  'operators within each other, as deep as the language allows': async ({ putNamed, names }) => {
    await putNamed({ both: { title: 'alpha beta' }, other: { title: 'gamma' } })
    for (let depth = 1; depth <= 64; depth++) {
      let inner: QueryNode = phrase('gamma')
      let excluding: QueryNode = phrase('alpha')
      for (let i = 0; i < depth; i++) {
        inner = i % 2 === 0 ? and(phrase('alpha'), inner) : or(phrase('beta'), inner)
        excluding = i % 2 === 0 ? and(or(phrase('gamma'), phrase('beta')), not(excluding)) : or(phrase('delta'), excluding)
      }
      expect(await names(inner), `depth ${depth}`).toEqual(depth === 1 ? [] : ['both'])
      expect(await names(excluding), `excluding, depth ${depth}`).toHaveLength(1)
    }
  },
  'and, or, not, xor and what they make together': async (on, fixture) => {
    const { a, b, c, expectFound } = await combinations(on, fixture)
    await expectFound(and(a, b), 'ab abc')
    await expectFound(or(a, b), 'a ab abc ac b bc')
    await expectFound(and(a, not(b)), 'a ac')
    await expectFound(not(a), 'b bc c none')
    await expectFound(not(or(a, b)), 'c none')
    await expectFound(xor(a, b), 'a ac b bc')
    await expectFound(xor(a, b, c), 'a abc b c')
    await expectFound(or(and(a, b), not(c)), 'a ab abc b none')
    await expectFound(and(not(a), not(b)), 'c none')
    await expectFound(and(a, not(and(b, c)), or(b, c)), 'ab ac')
    await expectFound(not(not(a)), 'a ab abc ac')
  },
  'text and values together': async (on, fixture) => {
    const { a, b, expectFound } = await combinations(on, fixture)
    await expectFound(and(a, between(fixture.fields.date, '20200114', null)), 'ab abc ac')
    await expectFound(or(and(a, b), between(fixture.fields.date, '20200110', '20200110')), 'ab abc none')
    await expectFound(xor(a, between(fixture.fields.date, null, '20200112')), 'ab abc ac b none')
    await expectFound(not(between(fixture.fields.date, '20200111', null)), 'none')
  },
  'an optional part excludes nothing': async (on, fixture) => {
    const { a, b, expectFound } = await combinations(on, fixture)
    await expectFound(optional(a, b), 'a ab abc ac')
  },
  'an empty request selects everything': async (on, fixture) => {
    await combinations(on, fixture)
    expect(await on.found(null)).toHaveLength(8)
    expect(await on.engine.count({ query: null })).toEqual({ total: 8, relation: 'eq' })
  },
  'brackets as deep as the language allows, and deeper': async (on, fixture) => {
    const { a, b, c, expectFound } = await combinations(on, fixture)
    const nested = (depth: number): QueryNode =>
      depth === 0 ? a : depth % 2 === 0 ? and(nested(depth - 1), or(a, b)) : or(nested(depth - 1), and(a, c))
    await expectFound(nested(64), 'a ab abc ac')
    await expectFound(nested(150), 'a ab abc ac')
  },
  'more than a thousand alternatives': async (on, fixture) => {
    const { a, inTitle, expectFound } = await combinations(on, fixture)
    await expectFound(or(...Array.from({ length: 1200 }, (_, i) => inTitle(`x${i}`)), a), 'a ab abc ac')
  },
}
