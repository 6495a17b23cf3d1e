import { columnShares } from '../records/column-shares.ts'
import type { DocumentBlock, ListItem, RecordDocument } from '../records/record-document.ts'
import { PAGE, TEXT_WIDTH } from './page-measures.ts'
import { paragraph, run } from './styled-xml.ts'

/** Twips that a level of a list, and the number before an item, take. */
const INDENT = 420
const NUMBER_WIDTH = 640

/** Share of the width that labels of facts take. */
const LABEL_SHARE = 0.24

const BOLD = '<w:b/><w:bCs/>'

/** A record before its blocks: the heading with a bookmark that contents refer to, subtitle, facts. */
export function recordHead({ title, subtitle, facts }: RecordDocument, bookmark: { readonly id: number; readonly name: string }): string {
  const start = `<w:bookmarkStart w:id="${bookmark.id}" w:name="${bookmark.name}"/>`
  const heading = paragraph('Heading1', `${start}${run(title)}<w:bookmarkEnd w:id="${bookmark.id}"/>`)
  return [
    heading,
    subtitle === undefined || subtitle === '' ? '' : paragraph('Subtitle', run(subtitle)),
    facts.length === 0 ? '' : tableXml(undefined, facts, [LABEL_SHARE, 1 - LABEL_SHARE], BOLD),
  ].join('')
}

/** A block without pictures as XML. */
export function* blockXml(block: Exclude<DocumentBlock, { readonly kind: 'picture' }>): Generator<string> {
  switch (block.kind) {
    case 'paragraph':
      yield paragraph('BodyText', block.number === undefined ? run(block.text) : `${run(block.number)}${run(` ${block.text}`)}`)
      return
    case 'heading':
      yield paragraph(`Heading${block.level + 1}`, run(block.text))
      return
    case 'list':
      for (const item of block.items) yield listItem(item)
      return
    case 'table':
      yield tableXml(block.head, block.rows, columnShares(block.head ?? [], block.rows))
  }
}

function listItem({ text, depth, number }: ListItem): string {
  const left = NUMBER_WIDTH + Math.min(depth, MAX_DEPTH) * INDENT
  const properties = `<w:tabs><w:tab w:val="left" w:pos="${left}"/></w:tabs><w:ind w:left="${left}" w:hanging="${NUMBER_WIDTH}"/>`
  return paragraph('BodyText', `${run(`${number}\t`)}${run(text)}`, properties)
}

/** Deeper items are indented as these: a text needs some width. */
const MAX_DEPTH = Math.floor((PAGE.width / 2 - PAGE.margin) / INDENT)

/** A table; the row `head` is repeated on each page. `firstColumn` are properties of the runs in the first column. */
function tableXml(
  head: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  shares: readonly number[],
  firstColumn = '',
): string {
  // Word rejects a table without columns or rows.
  if (shares.length === 0 || (head === undefined && rows.length === 0)) return ''
  const widths = shares.map((share) => Math.round(share * TEXT_WIDTH))
  const cells = (row: readonly string[], properties: (column: number) => string): string =>
    widths.map((width, column) => cellXml(row[column] ?? '', width, properties(column))).join('')
  const heading = head === undefined ? '' : `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${cells(head, () => BOLD)}</w:tr>`
  const body = rows.map((row) => `<w:tr>${cells(row, (column) => (column === 0 ? firstColumn : ''))}</w:tr>`).join('')
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  const properties = `<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr>`
  // Tables that follow one another would become one.
  return `<w:tbl>${properties}<w:tblGrid>${grid}</w:tblGrid>${heading}${body}</w:tbl>${paragraph('TableEnd', '')}`
}

function cellXml(text: string, width: number, properties: string): string {
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph('TableText', run(text, properties))}</w:tc>`
}
