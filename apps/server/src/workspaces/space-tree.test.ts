import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOf, placeProblem, planCopies, topmost, withDescendants, type PlacedSpace } from './space-tree.ts'

/** A tree of numbered spaces: each is below an earlier one, or at the top. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((parents) =>
  parents.map((parent, index): PlacedSpace => ({
    id: `${index}`,
    parentId: parent % (index + 1) === index ? null : `${parent % (index + 1)}`,
  })),
)

const changes = fc.array(
  fc.record({
    type: fc.constantFrom('move' as const, 'copy' as const),
    ids: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    target: fc.option(fc.nat()),
  }),
  { maxLength: 12 },
)

const MAX_DEPTH = 5

/** The names from the top to each space, sorted: the structure of a tree without its ids. */
const structureOf = (spaces: readonly PlacedSpace[], root: string, names: ReadonlyMap<string, string>) =>
  withDescendants(spaces, [root])
    .map((id) => {
      const path = pathOf(spaces, id)
      return path
        .slice(path.indexOf(root))
        .map((one) => names.get(one))
        .join('/')
    })
    .toSorted()

describe('trees of spaces', () => {
  it('workspace.03: no series of moves and copies makes a cycle or a tree that is too deep, and copies keep the structure', () => {
    fc.assert(
      fc.property(trees, changes, (start, steps) => {
        let tree: readonly PlacedSpace[] = start
        const names = new Map(start.map(({ id }) => [id, id]))
        let made = 0
        for (const { type, ids, target } of steps) {
          const at = (index: number) => tree[index % tree.length]!.id
          const chosen = ids.map(at)
          const targetId = target === null ? null : at(target)
          if (placeProblem(tree, chosen, { spaces: tree, targetId, maxDepth: MAX_DEPTH }) !== null) continue
          if (type === 'move') {
            const moved = new Set(topmost(tree, chosen))
            tree = tree.map((space) => (moved.has(space.id) ? { ...space, parentId: targetId } : space))
          } else {
            const copies = planCopies(tree, chosen, targetId, () => `copy ${(made += 1)}`)
            for (const { from, id } of copies) names.set(id, names.get(from)!)
            const after = [...tree, ...copies]
            for (const root of topmost(tree, chosen)) {
              const copy = copies.find(({ from }) => from === root)!
              expect(copy.parentId).toBe(targetId)
              expect(structureOf(after, copy.id, names)).toEqual(structureOf(tree, root, names))
            }
            tree = after
          }
          const reached = withDescendants(
            tree,
            tree.filter(({ parentId }) => parentId === null).map(({ id }) => id),
          )
          // A cycle cannot be reached from the top.
          expect(reached.length).toBe(tree.length)
          const startDepth = Math.max(...start.map(({ id }) => pathOf(start, id).length))
          for (const { id } of tree) expect(pathOf(tree, id).length).toBeLessThanOrEqual(Math.max(MAX_DEPTH, startDepth))
        }
      }),
    )
  })

  it('a space below another chosen one goes with it', () => {
    const tree = [
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'a' },
      { id: 'c', parentId: 'b' },
    ]
    expect(topmost(tree, ['c', 'a', 'c'])).toEqual(['a'])
    expect(withDescendants(tree, ['b'])).toEqual(['b', 'c'])
    expect(placeProblem(tree, ['a'], { spaces: tree, targetId: 'c', maxDepth: 10 })).toBe('inItself')
    expect(placeProblem(tree, ['a'], { spaces: tree, targetId: 'a', maxDepth: 10 })).toBe('inItself')
    expect(placeProblem(tree, ['b'], { spaces: tree, targetId: null, maxDepth: 2 })).toBeNull()
    expect(placeProblem(tree, ['b'], { spaces: tree, targetId: null, maxDepth: 1 })).toBe('tooDeep')
  })
})
