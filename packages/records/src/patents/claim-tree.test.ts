import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimTree, type ClaimBranch, type ClaimLike } from './claim-tree.ts'

const claim = (number: number, ...parents: number[]): ClaimLike => ({ number, parents, independent: parents.length === 0 })

/** `1(2(3) 4)` */
const drawn = (branches: readonly ClaimBranch<ClaimLike>[]): string =>
  branches.map((branch) => `${branch.claim.number}${branch.children.length > 0 ? `(${drawn(branch.children)})` : ''}`).join(' ')

test('claims hang under the claim they refer to', () => {
  expect(drawn(claimTree([claim(1), claim(2, 1), claim(3, 2), claim(4, 1), claim(5), claim(6, 5)]))).toBe('1(2(3) 4) 5(6)')
})

test('a claim with several parents hangs under the first and names the others', () => {
  const [root] = claimTree([claim(1), claim(2, 1), claim(3, 1, 2)])
  expect(root?.children.map((branch) => [branch.claim.number, branch.alsoUnder])).toEqual([
    [2, []],
    [3, [2]],
  ])
})

test('what refers to itself, to nothing that is there, or in a circle is a root', () => {
  expect(drawn(claimTree([claim(1, 1), claim(2, 99), claim(3, 4), claim(4, 3)]))).toBe('1 2 3 4')
})

test('every claim appears exactly once, whatever they refer to', () => {
  const anyClaims = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }))
    .chain((numbers) =>
      fc.tuple(...numbers.map((number) => fc.array(fc.integer({ min: 1, max: 30 })).map((parents) => claim(number, ...parents)))),
    )
  fc.assert(
    fc.property(anyClaims, (claims) => {
      const shown = drawn(claimTree(claims)).match(/\d+/g) ?? []
      expect(shown.map(Number).sort((a, b) => a - b)).toEqual(claims.map((one) => one.number).sort((a, b) => a - b))
    }),
  )
})

test('900 claims one under the other', () => {
  const chain = Array.from({ length: 900 }, (_, index) => (index === 0 ? claim(1) : claim(index + 1, index)))
  expect(drawn(claimTree(chain)).match(/\(/g)).toHaveLength(899)
})
