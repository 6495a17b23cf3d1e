import { textWidth } from '../records/column-shares.ts'
import { isHighSurrogate } from '../text/clean-text.ts'
import type { PartBlock } from './part-data.ts'

/** Width of a line of text in a document, as `textWidth` counts. */
const LINE_WIDTH = 90

/** Extent of an empty row, item or line. */
const MIN_EXTENT = LINE_WIDTH

/** What a cell takes in memory beside its text. */
const CELL_EXTENT = 30

/** How much room a block takes, in halves of Chinese characters; pictures are counted by their pixels elsewhere. */
export function blockExtent(block: PartBlock): number {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return MIN_EXTENT + textWidth(block.text)
    case 'list':
      return block.items.reduce((sum, item) => sum + MIN_EXTENT + textWidth(item.text), 0)
    case 'table':
      return block.rows.reduce((sum, row) => sum + rowExtent(row), 0)
    case 'picture':
      return MIN_EXTENT
  }
}

/** A block as blocks of at most `limit`, about, so that none is too large for a part. A paragraph is divided in its text as a last resort. */
export function* splitBlock(block: PartBlock, limit: number): Generator<PartBlock> {
  if (blockExtent(block) <= limit) return yield block
  if (block.kind === 'list')
    for (const items of groups(block.items, (item) => MIN_EXTENT + textWidth(item.text), limit)) yield { ...block, items }
  else if (block.kind === 'table') for (const rows of groups(block.rows, rowExtent, limit)) yield { ...block, rows }
  else if (block.kind === 'paragraph') {
    for (const [index, text] of slices(block.text, Math.floor(limit / 2)).entries())
      yield { ...block, text, number: index === 0 ? block.number : '' }
  } else yield block
}

function rowExtent(row: readonly string[]): number {
  return MIN_EXTENT + row.reduce((sum, cell) => sum + CELL_EXTENT + textWidth(cell), 0)
}

function* groups<T>(entries: readonly T[], extentOf: (entry: T) => number, limit: number): Generator<T[]> {
  let group: T[] = []
  let extent = 0
  for (const entry of entries) {
    const more = extentOf(entry)
    if (group.length > 0 && extent + more > limit) {
      yield group
      group = []
      extent = 0
    }
    group.push(entry)
    extent += more
  }
  if (group.length > 0) yield group
}

function slices(text: string, length: number): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < text.length;) {
    const end = at + length < text.length && isHighSurrogate(text.charCodeAt(at + length - 1)) ? at + length - 1 : at + length
    found.push(text.slice(at, end))
    at = end
  }
  return found
}
