import type { IndexLayout } from '../../storage/index-layout.ts'
import type { TextCondition } from '../resolved-condition.ts'

/** 1 for each column of a condition, as postings number them; null if all count. */
export function countedColumns(layout: IndexLayout, { columns, anywhere }: Pick<TextCondition, 'columns' | 'anywhere'>): Uint8Array | null {
  if (anywhere === true) return null
  const counted = new Uint8Array(layout.columns.length)
  for (const column of columns) counted[layout.places.get(column)!] = 1
  return counted
}
