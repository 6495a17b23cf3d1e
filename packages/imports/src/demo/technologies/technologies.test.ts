import { describe, expect, it } from 'vitest'
import { TECHNOLOGIES } from './index.ts'
import { ROUND_SIZE, sameTechnologyInRound, technologyOfBlock } from './rounds.ts'

describe('technologies', () => {
  it('fill rounds of a prime size', () => {
    expect(TECHNOLOGIES.reduce((sum, { weight }) => sum + weight, 0)).toBe(ROUND_SIZE)
    expect(Array.from({ length: ROUND_SIZE - 2 }, (_, i) => i + 2).filter((divisor) => ROUND_SIZE % divisor === 0)).toEqual([])
  })

  it.each(TECHNOLOGIES.map((technology) => [technology.id, technology] as const))(
    '%s has a vocabulary of its own in two languages',
    (_, technology) => {
      const lists = [
        technology.subjects,
        technology.parts,
        technology.materials,
        technology.steps,
        technology.problems,
        technology.effects,
        technology.quantities,
        technology.applications,
      ]
      expect(lists.map(({ length }, i) => length >= ([7, 10, 6, 8, 5, 5, 6, 4][i] as number))).toEqual(lists.map(() => true))
      for (const list of lists) {
        expect(list.filter(({ zh }) => !/\p{Script=Han}|^[A-Z]/u.test(zh)).map(({ zh }) => zh)).toEqual([])
        expect(list.filter(({ en }) => /\p{Script=Han}/u.test(en)).map(({ en }) => en)).toEqual([])
        expect(new Set(list.map(({ zh }) => zh)).size).toBe(list.length)
      }
    },
  )

  it('come in every round as often as their weight', () => {
    for (const round of [0, 1, 7, 1000]) {
      const blocks = Array.from({ length: ROUND_SIZE }, (_, place) => technologyOfBlock(5, round * ROUND_SIZE + place))
      expect(TECHNOLOGIES.map((_, index) => blocks.filter((other) => other === index).length)).toEqual(
        TECHNOLOGIES.map(({ weight }) => weight),
      )
    }
  })

  it('are found again in another round', () => {
    for (let block = 5 * ROUND_SIZE; block < 6 * ROUND_SIZE; block++) {
      const other = sameTechnologyInRound(5, block, 2)
      expect([Math.floor(other / ROUND_SIZE), technologyOfBlock(5, other)]).toEqual([2, technologyOfBlock(5, block)])
    }
  })
})
