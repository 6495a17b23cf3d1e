/** A run of neighbouring items that is laid out and drawn together. */
export interface Chunk<Item> {
  readonly items: readonly Item[]
  /** Place of its first item in the whole. */
  readonly from: number
  /** Characters of text in it. */
  readonly length: number
}

/** Cuts items into runs that end when they hold `most` items or `characters` of text. Nothing is lost, the order stays. */
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
