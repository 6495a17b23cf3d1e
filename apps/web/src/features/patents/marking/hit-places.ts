/** A marked term in the text: how far down it stands, 0 to 1 of the whole height, and its colour. */
export interface HitPlace {
  readonly at: number
  readonly color: string
}

/** Where an element lies within its chunk by the text before it, 0 to 1: chunks far from the screen have a height but are not laid out. */
function shareBefore(block: Element, chunk: Element): number {
  let before = 0
  let whole = 0
  let reached = false
  for (const one of chunk.querySelectorAll('[data-block]')) {
    if (one === block) reached = true
    const length = one.textContent.length + 1
    if (!reached) before += length
    whole += length
  }
  return whole === 0 ? 0 : before / whole
}

/** Places of all marks of a column that scrolls, in the order of the text. Lays out nothing that is not laid out yet. */
export function hitPlaces(column: HTMLElement): HitPlace[] {
  const top = column.getBoundingClientRect().top - column.scrollTop
  const height = column.scrollHeight || 1
  const blocks = new Map<Element, number>()
  return [...column.querySelectorAll('mark')].map((mark) => {
    const block = mark.closest('[data-block]') ?? mark
    const y = blocks.get(block) ?? placeOf(block)
    blocks.set(block, y)
    return { at: Math.min(Math.max((y - top) / height, 0), 1), color: mark.dataset['color'] ?? '1' }
  })
}

/** Where a block begins, px in the window. */
function placeOf(block: Element): number {
  // The outermost chunk: what lies in it may not be laid out.
  const chunk = [...chunksAround(block)].at(-1)
  if (chunk === undefined) return block.getBoundingClientRect().top
  const { top, height } = chunk.getBoundingClientRect()
  return top + height * shareBefore(block, chunk)
}

function* chunksAround(element: Element): Generator<Element> {
  for (let chunk = element.closest('[data-chunk]'); chunk !== null; chunk = chunk.parentElement?.closest('[data-chunk]') ?? null)
    yield chunk
}
