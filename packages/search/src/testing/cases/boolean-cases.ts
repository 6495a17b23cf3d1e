import { expect } from 'vitest'
import type { QueryNode } from '@gezhi/query'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import type { EngineCase } from '../engine-case.ts'
import { and, between, field, not, optional, or, phrase, word, xor } from '../query-trees.ts'

/** Every combination of three words, one record each: `abc` has all of them. */
async function putCombinations({ put }: EngineCase): Promise<void> {
  const combinations = ['', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']
  await put(
    ...combinations.map((letters, i) =>
      aPatent({
        publicationNumber: letters === '' ? 'none' : letters,
        title: letters.split('').join(' '),
        applicationDate: `202001${10 + i}`,
      }),
    ),
  )
}

const [a, b, c] = ['a', 'b', 'c'].map((letter) => field('TI', word(letter))) as [QueryNode, QueryNode, QueryNode]

async function expectFound(engine: EngineCase, query: QueryNode, expected: string): Promise<void> {
  expect((await engine.found(query)).toSorted().join(' ')).toBe(expected)
}

export const BOOLEAN_CASES: Cases = {
  'operators within each other, as deep as the language allows': async ({ put, found }) => {
    await put(aPatent({ publicationNumber: 'CN1A', title: 'alpha beta' }), aPatent({ publicationNumber: 'CN2A', title: 'gamma' }))
    for (let depth = 1; depth <= 64; depth++) {
      let inner: QueryNode = phrase('gamma')
      let excluding: QueryNode = phrase('alpha')
      for (let i = 0; i < depth; i++) {
        inner = i % 2 === 0 ? and(phrase('alpha'), inner) : or(phrase('beta'), inner)
        excluding = i % 2 === 0 ? and(or(phrase('gamma'), phrase('beta')), not(excluding)) : or(phrase('delta'), excluding)
      }
      expect(await found(inner), `depth ${depth}`).toEqual(depth === 1 ? [] : ['CN1A'])
      expect(await found(excluding), `excluding, depth ${depth}`).toHaveLength(1)
    }
  },
  'and, or, not, xor and what they make together': async (engine) => {
    await putCombinations(engine)
    await expectFound(engine, and(a, b), 'ab abc')
    await expectFound(engine, or(a, b), 'a ab abc ac b bc')
    await expectFound(engine, and(a, not(b)), 'a ac')
    await expectFound(engine, not(a), 'b bc c none')
    await expectFound(engine, not(or(a, b)), 'c none')
    await expectFound(engine, xor(a, b), 'a ac b bc')
    await expectFound(engine, xor(a, b, c), 'a abc b c')
    await expectFound(engine, or(and(a, b), not(c)), 'a ab abc b none')
    await expectFound(engine, and(not(a), not(b)), 'c none')
    await expectFound(engine, and(a, not(and(b, c)), or(b, c)), 'ab ac')
    await expectFound(engine, not(not(a)), 'a ab abc ac')
  },
  'text and values together': async (engine) => {
    await putCombinations(engine)
    await expectFound(engine, and(a, between('ad', '20200114', null)), 'ab abc ac')
    await expectFound(engine, or(and(a, b), between('ad', '20200110', '20200110')), 'ab abc none')
    await expectFound(engine, xor(a, between('ad', null, '20200112')), 'ab abc ac b none')
    await expectFound(engine, not(between('ad', '20200111', null)), 'none')
  },
  'an optional part excludes nothing': async (engine) => {
    await putCombinations(engine)
    await expectFound(engine, optional(a, b), 'a ab abc ac')
  },
  'nothing asked for is everything': async (engine) => {
    await putCombinations(engine)
    expect(await engine.found(null)).toHaveLength(8)
    expect(await engine.engine.count({ query: null })).toEqual({ total: 8, relation: 'eq' })
  },
  'brackets as deep as the language allows, and deeper': async (engine) => {
    await putCombinations(engine)
    const nested = (depth: number): QueryNode =>
      depth === 0 ? a : depth % 2 === 0 ? and(nested(depth - 1), or(a, b)) : or(nested(depth - 1), and(a, c))
    await expectFound(engine, nested(64), 'a ab abc ac')
    await expectFound(engine, nested(150), 'a ab abc ac')
  },
  'more than a thousand alternatives': async (engine) => {
    await putCombinations(engine)
    await expectFound(engine, or(...Array.from({ length: 1200 }, (_, i) => field('TI', word(`x${i}`))), a), 'a ab abc ac')
  },
}
