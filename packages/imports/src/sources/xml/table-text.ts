import type { XmlElement } from '@rgrove/parse-xml'
import { childElements } from './element.ts'

/** A cell with its position in a row. */
interface PlacedCell {
  readonly text: string
  readonly from: number
  /** Number of columns it spans. */
  readonly wide: number
}

/**
 * Converts a table of the CALS model (the `tgroup` of the DTDs of USPTO, EPO and CNIPA) to lines: each row is a line that begins with a
 * tab, cells separated by tabs, so that every cell stays in its column: empty ones, those that span columns (`namest`, `nameend`) and
 * those below one that spans rows (`morerows`). A row of one cell across the whole table, a caption or note, is a line without tabs. Rows
 * without text are left out.
 */
export function tableLines(tgroup: XmlElement, textOf: (entry: XmlElement) => string): string[] {
  const columns = childElements(tgroup, 'colspec').map(({ attributes }, index) => attributes['colname'] ?? String(index + 1))
  const rows = ['thead', 'tbody', 'tfoot'].flatMap((part) => childElements(tgroup, part)).flatMap((part) => childElements(part, 'row'))
  const width = Math.max(columns.length, Number(tgroup.attributes['cols']) || 0)
  // US tables begin with a column used only for indentation.
  const first = columns[0] === 'offset' ? 1 : 0
  const taken: number[] = []
  return rows.flatMap((row) => rowLine(placed(row, columns, taken, textOf), first, width))
}

/** The column of each cell of a row. `taken` is the number of further rows for which a cell from above occupies each column. */
function placed(row: XmlElement, columns: readonly string[], taken: number[], textOf: (entry: XmlElement) => string): PlacedCell[] {
  const cells: PlacedCell[] = []
  const reaching = taken.map((rows) => rows > 0)
  taken.forEach((rows, column) => (taken[column] = Math.max(rows - 1, 0)))
  let next = 0
  for (const entry of childElements(row, 'entry')) {
    const { namest, nameend, colname, morerows } = entry.attributes
    while (reaching[next]) next++
    const named = columns.indexOf(namest ?? colname ?? '')
    const from = named >= next ? named : next
    const wide = Math.max(columns.indexOf(nameend ?? '') - from + 1, 1)
    for (let column = from; column < from + wide; column++) taken[column] = Math.max(taken[column] ?? 0, Number(morerows) || 0)
    cells.push({ text: textOf(entry).replace(/\s+/g, ' ').trim(), from, wide })
    next = from + wide
  }
  return cells
}

function rowLine(cells: readonly PlacedCell[], first: number, width: number): string[] {
  const filled = cells.filter(({ text }) => text !== '')
  const only = filled.length === 1 ? filled[0] : undefined
  if (filled.length === 0) return []
  if (only && only.from <= first && only.from + only.wide >= width) return [only.text]
  const begin = filled.some(({ from }) => from < first) ? 0 : first
  const line: string[] = []
  for (const { text, from } of filled) line[from - begin] = text
  return [`\t${Array.from(line, (text) => text ?? '').join('\t')}`]
}
