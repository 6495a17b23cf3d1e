interface Branch {
  readonly id: string
  readonly children: readonly Branch[]
}

/** Whether a row is another one, or below it. Pure. */
export function isBelow(rows: readonly Branch[], above: string, id: string): boolean {
  return rows.some((row) => (row.id === above ? contains(row, id) : isBelow(row.children, above, id)))
}

function contains(row: Branch, id: string): boolean {
  return row.id === id || row.children.some((child) => contains(child, id))
}
