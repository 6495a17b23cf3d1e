import { expect, test } from 'vitest'
import { isSplit, prefixGroups } from './prefix-groups.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

const holding = (...prefixes: readonly string[]): ResolvedCondition => ({
  kind: 'text',
  columns: ['title'],
  match: { kind: 'any', options: prefixes.map((text) => ({ kind: 'row', tests: [{ kind: 'prefix', text }], positions: 1 })) },
})
const word: ResolvedCondition = {
  kind: 'text',
  columns: ['title'],
  match: { kind: 'row', tests: [{ kind: 'tokens', texts: ['a'] }], positions: 1 },
}

test('a condition of more prefixes than one statement takes is split, one of words alone never', () => {
  const two = { kind: 'or', operands: ['a', 'b'].map((text) => holding(text)) } as const
  const three = { kind: 'and', operands: [{ kind: 'not', operand: two }, holding('c')] } as const
  expect([two, three, { kind: 'optional', required: three, optional: word } as const].map(isSplit)).toEqual([false, true, true])
  expect(isSplit({ kind: 'or', operands: Array.from({ length: 1200 }, () => word) })).toBe(false)
  expect(isSplit(holding('a', 'b', 'c', 'd', 'e'))).toBe(false)
})

test('groups keep every condition in its order, words beside as many prefixes as there is room for', () => {
  const all = [word, holding('a'), holding('b'), word, holding('c'), holding('d', 'e'), word, holding('f', 'g', 'h'), word]
  const groups = prefixGroups(all)
  expect(groups.flat()).toEqual(all)
  expect(groups.map(({ length }) => length)).toEqual([4, 1, 2, 1, 1])
  expect(prefixGroups(Array.from({ length: 1200 }, () => word))).toHaveLength(1)
})
