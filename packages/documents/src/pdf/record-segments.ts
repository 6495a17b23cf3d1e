import { columnShares, textWidth } from '../records/column-shares.ts'
import { fitInto, pictureSize, type PictureSize } from '../records/picture-size.ts'
import type { DocumentBlock, DocumentPicture, RecordDocument } from '../records/record-document.ts'
import { cleanText } from '../text/clean-text.ts'
import type { PartBlock, PartRecord } from './part-data.ts'
import { decodedBytes } from './decoded-bytes.ts'
import { blockExtent, splitBlock } from './split-block.ts'

/** A record or some blocks of it, small enough to be typeset at once. */
export interface RecordSegment {
  readonly record: PartRecord
  /** Files of the pictures by their paths. */
  readonly pictures: ReadonlyMap<string, Buffer>
  /** Room its text takes, in halves of Chinese characters, and its pictures decoded, in bytes. */
  readonly extent: number
  readonly decoded: number
}

/** Limits of a segment: some 60 pages of text, and what pictures take in memory. */
const MAX_EXTENT = 200_000
const MAX_DECODED = 48 * 1024 * 1024

/** Largest picture, in points. */
const PICTURE_BOX: PictureSize = { width: 470, height: 620 }
const POINTS_PER_PIXEL = 0.75

/** Longest title in the header of a page, in halves of Chinese characters. */
const MAX_HEADER = 60

/** A record in segments; the first has its title and facts. `index` names its pictures. */
export function* recordSegments(record: RecordDocument, index: number): Generator<RecordSegment> {
  const header = shortTitle(record.title)
  const head: PartRecord = {
    header,
    // A bookmark needs a text.
    title: plainText(record.title).trim() || '–',
    subtitle: plainText(record.subtitle ?? ''),
    facts: record.facts.map(([label, value]) => [plainText(label), plainText(value)]),
    blocks: [],
  }
  let segment = new SegmentBuilder(head)
  let pictures = 0
  for (const block of record.blocks) {
    for (const small of splitBlock(partBlock(block, `pictures/${index}-${pictures}`), MAX_EXTENT)) {
      const picture = block.kind === 'picture' ? block.picture : null
      if (picture !== null) pictures++
      if (segment.isFull(small, picture)) {
        yield segment.finish()
        segment = new SegmentBuilder({ header, title: null, subtitle: '', facts: [], blocks: [] })
      }
      segment.add(small, picture)
    }
  }
  yield segment.finish()
}

class SegmentBuilder {
  readonly #head: PartRecord
  readonly #blocks: PartBlock[] = []
  readonly #pictures = new Map<string, Buffer>()
  #extent: number
  #decoded = 0

  constructor(head: PartRecord) {
    this.#head = head
    this.#extent = blockExtent({ kind: 'table', head: [], rows: head.facts, shares: [] })
  }

  isFull(block: PartBlock, picture: DocumentPicture | null): boolean {
    if (this.#blocks.length === 0) return false
    return this.#extent + blockExtent(block) > MAX_EXTENT || this.#decoded + decodedBytes(picture) > MAX_DECODED
  }

  add(block: PartBlock, picture: DocumentPicture | null): void {
    this.#blocks.push(block)
    this.#extent += blockExtent(block)
    this.#decoded += decodedBytes(picture)
    if (picture !== null && block.kind === 'picture' && block.path !== null) this.#pictures.set(block.path, picture.bytes)
  }

  finish(): RecordSegment {
    return { record: { ...this.#head, blocks: this.#blocks }, pictures: this.#pictures, extent: this.#extent, decoded: this.#decoded }
  }
}

function partBlock(block: DocumentBlock, path: string): PartBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', text: plainText(block.text), number: plainText(block.number ?? '') }
    case 'heading':
      return { ...block, text: plainText(block.text) }
    case 'list':
      return { kind: 'list', items: block.items.map((item) => ({ ...item, text: plainText(item.text), number: plainText(item.number) })) }
    case 'table': {
      const shares = columnShares(block.head ?? [], block.rows)
      const row = (cells: readonly string[]): string[] => shares.map((_share, column) => plainText(cells[column] ?? ''))
      return { kind: 'table', head: block.head === undefined ? [] : row(block.head), rows: block.rows.map(row), shares }
    }
    case 'picture':
      return partPicture(block.picture, path)
  }
}

function partPicture(picture: DocumentPicture, path: string): PartBlock {
  const caption = plainText(picture.caption ?? '')
  const natural = pictureSize(picture)
  if (natural === null) return { kind: 'picture', path: null, width: 0, height: 0, caption }
  const points = { width: natural.width * POINTS_PER_PIXEL, height: natural.height * POINTS_PER_PIXEL }
  return { kind: 'picture', path: `${path}.${picture.type}`, ...fitInto(points, PICTURE_BOX), caption }
}

function plainText(text: string): string {
  return cleanText(text).replace(/\r\n?/g, '\n')
}

/** A title as it stands in the header of pages: in one line. */
export function shortTitle(title: string): string {
  const line = plainText(title).replace(/\s+/g, ' ')
  if (textWidth(line) <= MAX_HEADER) return line
  let short = ''
  for (const character of line) {
    if (textWidth(short) >= MAX_HEADER) break
    short += character
  }
  return `${short}…`
}
