import type { CitationTree } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { treeLayout } from './tree-layout.ts'

const generations = (...list: [string, ...string[]][]): CitationTree['cited'] => ({
  total: list.length,
  list: list.map(([publication_number, ...children]) => ({
    publication_number,
    held: null,
    total: children.length,
    children: children.map((child) => ({ publication_number: child, held: null })),
  })),
})
const none = new Set<string>()
const drawn = (tree: CitationTree, toggled: ReadonlySet<string> = none) => {
  const { nodes, rows, root } = treeLayout(tree, toggled)
  return {
    rows,
    root: root.row,
    nodes: nodes.map(({ number, row, parentRow }) => `${number}@${row}${parentRow === null ? '' : `<${parentRow}`}`).join(' '),
  }
}

test('a patent is beside the middle of what hangs from it; the sides are centred', () => {
  expect(drawn({ cited: generations(['A', 'A1', 'A2', 'A3'], ['B']), citing: generations(['C'], ['D']) })).toEqual({
    rows: 4,
    root: 1.5,
    nodes: 'A@1 A1@0<1 A2@1<1 A3@2<1 B@3 C@1 D@2',
  })
})

test('the second generation is hidden and shown', () => {
  const tree = { cited: generations(['A', 'A1', 'A2']), citing: generations() }
  expect(drawn(tree, new Set(['cited A']))).toEqual({ rows: 1, root: 0, nodes: 'A@0' })
})

test('of many patents the second generation is hidden at first', () => {
  const many = generations(...Array.from({ length: 10 }, (_, index): [string, ...string[]] => [`N${index}`, 'X', 'Y', 'Z']))
  expect(drawn({ cited: many, citing: generations() }).rows).toBe(10)
  expect(drawn({ cited: many, citing: generations() }, new Set(['cited N0'])).rows).toBe(12)
})

test('columns without patents are left out', () => {
  const { columns, root, nodes } = treeLayout({ cited: generations(['A', 'A1']), citing: generations(['B']) }, none)
  expect([columns, root.column, nodes.map(({ number, column }) => `${number}@${column}`).join(' ')]).toEqual([4, 2, 'A@1 A1@0 B@3'])
})

test('a patent without citations', () => {
  expect(drawn({ cited: generations(), citing: generations() })).toEqual({ rows: 1, root: 0, nodes: '' })
})
