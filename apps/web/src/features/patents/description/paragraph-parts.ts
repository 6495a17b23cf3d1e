/** A part of a paragraph: running text, or a table by rows and cells. */
export type ParagraphPart = { readonly text: string } | { readonly rows: readonly (readonly string[])[] }

/** Separates two cells. */
const CELL = '\t'

/**
 * Splits a paragraph of a record (one line per row, cells separated by tabs) into texts and tables. Consecutive lines with a tab are one
 * table, with rows padded to the widest; nothing else is changed.
 */
export function paragraphParts(text: string): ParagraphPart[] {
  if (!text.includes(CELL)) return [{ text }]
  const parts: ({ lines: string[] } | { rows: string[][] })[] = []
  for (const line of text.split('\n')) {
    const open = parts.at(-1)
    if (!line.includes(CELL)) {
      if (open !== undefined && 'lines' in open) open.lines.push(line)
      else parts.push({ lines: [line] })
    } else if (open !== undefined && 'rows' in open) open.rows.push(cellsOf(line))
    else parts.push({ rows: [cellsOf(line)] })
  }
  return parts.map((part) => ('lines' in part ? { text: part.lines.join('\n') } : { rows: squared(part.rows) }))
}

/** A row's cells; the tab before the first one marks the row. */
function cellsOf(line: string): string[] {
  return line
    .replace(/^\t/, '')
    .split(CELL)
    .map((cell) => cell.trim())
}

function squared(rows: readonly string[][]): string[][] {
  const widest = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: widest - row.length }, () => '')])
}
