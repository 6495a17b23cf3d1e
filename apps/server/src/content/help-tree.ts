import type { HelpEntry } from '@gezhi/contract'
import type { Article } from './article-store.ts'

/** The entries below an article, or the top ones, as a tree in the order of the rows. Empty groups are left out. */
export function helpTree(rows: readonly Article[], parentId: number | null = null): HelpEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({ row, children: helpTree(rows, row.id) }))
    .filter(({ row, children }) => row.content !== '' || children.length > 0)
    .map(({ row: { id, title, recommended, content }, children }) => ({
      id,
      title,
      showStatus: 1,
      recomend: recommended === 1 || recommended === 2 ? recommended : 0,
      detailContent: content,
      children,
    }))
}
