/** A run of adjacent items that is laid out and rendered together. */
export interface Chunk<Item> {
  readonly items: readonly Item[]
  /** Index of its first item. */
  readonly from: number
  /** Number of characters in it. */
  readonly length: number
}

/** Groups items into runs of up to `most` items or `characters` of text, completely and in order. */
export function chunksOf<Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  { maxItems = 8, characters = 2000 }: { maxItems?: number; characters?: number } = {},
): Chunk<Item>[] {
  const chunks: { items: Item[]; from: number; length: number }[] = []
  items.forEach((item, index) => {
    const open = chunks.at(-1)
    if (open === undefined || open.items.length >= maxItems || open.length >= characters) {
      chunks.push({ items: [item], from: index, length: lengthOf(item) })
    } else {
      open.items.push(item)
      open.length += lengthOf(item)
    }
  })
  return chunks
}
