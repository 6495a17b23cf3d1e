import { expect } from 'vitest'
import type { QueryNode } from '@gezhi/query'
import type { KindCase, KindCases } from '../kind-case.ts'
import type { KindFixture } from '../kinds/kind-fixture.ts'
import { and, field, frequency, not, or, pattern, phrase, proximity, word } from '../query-trees.ts'

/** Names of the titles that match a query, one record per title: `{ a: 'one two' }`. */
async function among<R extends object>(
  { putNamed, names }: KindCase<R>,
  { fields }: KindFixture<R>,
  titles: Record<string, string>,
): Promise<(query: QueryNode) => Promise<string>> {
  await putNamed(Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, { title }])))
  return async (query) => (await names(field(fields.title, query))).toSorted().join(' ')
}

const [a, b, c] = [phrase('alpha'), phrase('beta'), phrase('gamma')]

export const POSITION_CASES: KindCases = {
  'near: any order, so many positions between': async (on, fixture) => {
    const hits = await among(on, fixture, { adjacent: 'alpha beta', one: 'beta x alpha', two: 'alpha x x beta', far: 'alpha x x x beta' })
    expect(await hits(proximity(a, 'near', 0, b))).toBe('adjacent')
    expect(await hits(proximity(a, 'near', 1, b))).toBe('adjacent one')
    expect(await hits(proximity(a, 'near', 2, b))).toBe('adjacent one two')
  },
  'adj: the left side first': async (on, fixture) => {
    const hits = await among(on, fixture, { right: 'alpha x beta', wrong: 'beta x alpha' })
    expect(await hits(proximity(a, 'adj', 1, b))).toBe('right')
  },
  'characters are positions, punctuation is none': async (on, fixture) => {
    const hits = await among(on, fixture, { three: '石墨一二三电池', comma: '石墨，电池', four: '电池一二三四石墨' })
    expect(await hits(proximity(phrase('石墨'), 'near', 0, phrase('电池')))).toBe('comma')
    expect(await hits(proximity(phrase('石墨'), 'near', 3, phrase('电池')))).toBe('comma three')
    expect(await hits(proximity(phrase('石墨'), 'near', 4, phrase('电池')))).toBe('comma four three')
    expect(await hits(proximity(phrase('石'), 'adj', 4, phrase('电')))).toBe('comma three')
  },
  'both sides alike are two occurrences that do not overlap': async (on, fixture) => {
    const hits = await among(on, fixture, { once: 'alpha beta', twice: 'alpha x alpha', run: '电电电', pair: '电电电电' })
    expect(await hits(proximity(a, 'near', 5, a))).toBe('twice')
    expect(await hits(proximity(phrase('电电'), 'near', 5, phrase('电电')))).toBe('pair')
  },
  'a chain shares the occurrence in its middle': async (on, fixture) => {
    const hits = await among(on, fixture, { shared: 'alpha beta gamma', apart: 'alpha beta x x x x beta gamma' })
    expect(await hits(proximity(proximity(a, 'near', 0, b), 'near', 0, c))).toBe('shared')
  },
  'groups of alternatives on either side': async (on, fixture) => {
    const hits = await among(on, fixture, { first: 'alpha gamma', second: 'beta gamma', none: 'alpha beta' })
    expect(await hits(proximity(or(a, b), 'near', 0, c))).toBe('first second')
  },
  'not over two values of a field': async ({ putNamed, names }) => {
    await putNamed({ apart: { body: ['alpha', 'beta'] }, same: { body: ['alpha beta'] } })
    expect(await names(proximity(a, 'near', 50, b))).toEqual(['same'])
    expect(await names(proximity(a, 'para', null, b))).toEqual(['same'])
  },
  'in one sentence, in one paragraph': async (on, fixture) => {
    const hits = await among(on, fixture, {
      sentence: 'x. alpha y beta. z',
      sentences: 'alpha. beta',
      chinese: '石墨。电池',
      paragraphs: 'alpha\nbeta',
      decimal: 'alpha 3.5 beta',
    })
    expect(await hits(proximity(a, 'sen', null, b))).toBe('decimal sentence')
    expect(await hits(proximity(a, 'para', null, b))).toBe('decimal sentence sentences')
    expect(await hits(proximity(phrase('石墨'), 'sen', null, phrase('电池')))).toBe('')
    expect(await hits(proximity(phrase('石墨'), 'para', null, phrase('电池')))).toBe('chinese')
  },
  'negated: the left side is there and nowhere near': async (on, fixture) => {
    const hits = await among(on, fixture, { near: 'alpha beta', far: 'alpha x x beta', alone: 'alpha', other: 'beta' })
    expect(await hits({ ...proximity(a, 'near', 1, b), negated: true })).toBe('alone far')
    expect(await hits(not(proximity(a, 'near', 1, b)))).toBe('alone far other')
  },
  'frequency: occurrences that do not overlap, over all values': async ({ putNamed, names }) => {
    await putNamed({ two: { body: ['alpha x alpha'] }, three: { body: ['alpha alpha', 'alpha'] }, run: { body: ['电电电电电'] } })
    expect((await names(frequency(2, 'alpha'))).toSorted()).toEqual(['three', 'two'])
    expect(await names(frequency(3, 'alpha'))).toEqual(['three'])
    expect(await names(frequency(2, '电电'))).toEqual(['run'])
    expect(await names(frequency(3, '电电'))).toEqual([])
  },
  'patterns: at the end, inside, at the beginning': async (on, fixture) => {
    const hits = await among(on, fixture, { cat: 'cat', coat: 'coat', cut: 'cut', scatter: 'scatter', nation: 'nation', action: 'action' })
    expect(await hits(pattern('c*t'))).toBe('cat coat cut')
    expect(await hits(pattern('c?t'))).toBe('cat cut')
    expect(await hits(pattern('co#t'))).toBe('coat')
    expect(await hits(pattern('c#at'))).toBe('cat coat')
    expect(await hits(pattern('*tion'))).toBe('action nation')
    expect(await hits(pattern('sc*'))).toBe('scatter')
    expect(await hits(pattern('[a-z]*'))).toBe('')
  },
  'patterns in Chinese': async (on, fixture) => {
    const hits = await among(on, fixture, { one: '石墨烯', two: '石X烯', other: '石墨墨烯', end: '石' })
    expect(await hits(pattern('石?烯'))).toBe('one')
    expect(await hits(pattern('石墨*'))).toBe('one other')
    expect(await hits(pattern('石墨#烯'))).toBe('one other')
  },
  'a pattern that matches too many words is rejected with their number': async ({ putSketches, found }) => {
    await putSketches({ abstract: Array.from({ length: 600 }, (_, i) => `a${i}z`).join(' ') })
    await expect(found(pattern('a*z'))).rejects.toMatchObject({ reason: 'pattern-too-broad', detail: { pattern: 'a*z', count: 600 } })
    await expect(found(proximity(pattern('a*'), 'near', 1, phrase('x')))).rejects.toMatchObject({ reason: 'pattern-too-broad' })
    expect(await found(pattern('a*'))).toHaveLength(1)
  },
  'patterns inside proximity': async (on, fixture) => {
    const hits = await among(on, fixture, { near: 'coating of metals', far: 'coating x x x metal' })
    expect(await hits(proximity(pattern('coat*'), 'near', 1, pattern('metal*')))).toBe('near')
  },
  'an English word in its other forms, a quoted one as it is': async (on, fixture) => {
    const hits = await among(on, fixture, { one: 'battery', many: 'batteries', other: 'batter' })
    expect(await hits(word('batteries'))).toBe('many one')
    expect(await hits(phrase('batteries'))).toBe('many')
  },
  'hyphened, apart and joined': async (on, fixture) => {
    const hits = await among(on, fixture, {
      hyphened: 'lithium-ion cell',
      apart: 'lithium ion cell',
      joined: 'lithiumion cell',
      other: 'ion of lithium',
    })
    expect(await hits(word('lithium-ion'))).toBe('apart hyphened joined')
    expect(await hits(word('lithiumion'))).toBe('apart hyphened joined')
    expect(await hits(phrase('lithiumion'))).toBe('joined')
  },
  'names never vary': async ({ putNamed, names }, { fields }) => {
    await putNamed({ many: { parties: ['Batteries Ltd'] }, one: { parties: ['Battery Ltd'] } })
    expect(await names(field(fields.party, word('battery')))).toEqual(['one'])
  },
  'together with other conditions, page and count agree': async (on, fixture) => {
    const hits = await among(on, fixture, { x: 'alpha beta delta', y: 'alpha beta', z: 'alpha x x beta delta' })
    const near = proximity(a, 'near', 0, b)
    expect(await hits(and(near, not(phrase('delta'))))).toBe('y')
    expect(await hits(or(near, phrase('delta')))).toBe('x y z')
    expect(await hits(and(or(near, phrase('zeta')), phrase('delta')))).toBe('x')
    expect(await hits({ kind: 'xor', operands: [near, phrase('delta')] })).toBe('y z')
  },
}
