/** A highlighted term in the text: its position from 0 to 1 of the whole height, and its colour. */
export interface HitPosition {
  readonly at: number
  readonly color: string
}

/** Marks measured between two checks of the time. */
const TOGETHER = 100

/**
 * Finds the positions of all marks of a scrollable column, in text order, and yields after every hundred so that a long text can be
 * processed in slices. Does not force layout.
 */
export function* hitPositions(column: HTMLElement): Generator<void, HitPosition[], void> {
  const marks = column.querySelectorAll('mark')
  const blocks = new Map<Element, number>()
  const positions: HitPosition[] = []
  for (const [number, mark] of marks.entries()) {
    const block = mark.closest('[data-block]') ?? mark
    if (!blocks.has(block)) measureBlocks(block, column, blocks)
    positions.push({ at: Math.min(Math.max(blocks.get(block) ?? 0, 0), 1), color: mark.dataset['color'] ?? '1' })
    if (number % TOGETHER === TOGETHER - 1) yield
  }
  return positions
}

/**
 * Records the start of a block, 0 to 1 of the column, and of all others of its outermost chunk, because its content may not be laid out.
 */
function measureBlocks(block: Element, column: HTMLElement, positions: Map<Element, number>): void {
  const height = column.scrollHeight || 1
  const top = column.getBoundingClientRect().top - column.scrollTop
  const chunk = outermostChunk(block)
  const box = (chunk ?? block).getBoundingClientRect()
  positions.set(block, (box.top - top) / height)
  if (chunk === null) return
  for (const [one, share] of sharesBefore(chunk)) positions.set(one, (box.top - top + box.height * share) / height)
}

/** For each block of a chunk, the share of the chunk's text before it, 0 to 1. */
function sharesBefore(chunk: Element): Map<Element, number> {
  const starts = new Map<Element, number>()
  let length = 0
  for (const block of chunk.querySelectorAll('[data-block]')) {
    starts.set(block, length)
    length += ownLength(block) + 1
  }
  return new Map([...starts].map(([block, start]) => [block, start / length]))
}

/** Characters of a block without those of nested chunks, whose blocks are counted separately. */
function ownLength(block: Element): number {
  let length = block.textContent.length
  for (const chunk of block.querySelectorAll('[data-chunk]')) length -= chunk.textContent.length
  return length
}

function outermostChunk(element: Element): Element | null {
  let outermost: Element | null = null
  for (let chunk = element.closest('[data-chunk]'); chunk !== null; chunk = chunk.parentElement?.closest('[data-chunk]') ?? null)
    outermost = chunk
  return outermost
}
