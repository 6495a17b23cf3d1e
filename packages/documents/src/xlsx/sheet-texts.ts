import { columnWidth } from '../tables/column-width.ts'
import type { Cell, TableColumn } from '../tables/table.ts'
import { typedCell } from '../tables/typed-cell.ts'
import { cleanText, cutText } from '../text/clean-text.ts'
import { escapeXml } from '../text/escape-xml.ts'
import { columnLetters } from './column-letters.ts'
import { CELL_STYLES } from './workbook-parts.ts'

/** `_x000D_` is an escape in a cell; a text that contains one by chance has its underscore escaped. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The XML of a sheet in texts of a row each. */
export async function* sheetTexts(columns: readonly TableColumn[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => columnLetters(index))
  yield sheetHead(columns)
  yield rowText(1, letters, (index) => textCell(cutText(cleanText(columns[index]!.title)), CELL_STYLES.heading, `${letters[index]}1`))
  let number = 1
  for await (const row of rows) {
    number++
    yield rowText(number, letters, (index) => cellText(row[index] ?? null, columns[index]!, `${letters[index]}${number}`))
  }
  const filter = columns.length === 0 ? '' : `<autoFilter ref="A1:${letters.at(-1)}${number}"/>`
  yield `</sheetData>${filter}</worksheet>`
}

function sheetHead(columns: readonly TableColumn[]): string {
  const widths = columns.map(
    (column, index) => `<col min="${index + 1}" max="${index + 1}" width="${columnWidth(column)}" customWidth="1"/>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<worksheet xmlns="${NAMESPACE}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>',
    '</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>',
    widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`,
    '<sheetData>',
  ].join('')
}

function rowText(number: number, letters: readonly string[], cell: (index: number) => string): string {
  let cells = ''
  for (let index = 0; index < letters.length; index++) cells += cell(index)
  return `<row r="${number}">${cells}</row>`
}

function cellText(cell: Cell, { kind }: TableColumn, address: string): string {
  const typed = typedCell(cell, kind)
  if (typed === null) return ''
  if (typed.kind === 'text') return textCell(typed.text, CELL_STYLES.text, address)
  return `<c r="${address}" s="${CELL_STYLES[typed.kind]}"><v>${typed.value}</v></c>`
}

/** Inline, so that no table of all texts is needed. */
function textCell(text: string, style: number, address: string): string {
  const escaped = escapeXml(text.includes('_x') ? text.replace(ESCAPE, '_x005F_') : text)
  const styled = style === CELL_STYLES.text ? '' : ` s="${style}"`
  return `<c r="${address}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`
}
