/** A line of a bill by the titles of its columns; a missing column reads as an empty text. */
export type BillLine = (title: string) => string

/**
 * The lines of a bill from the one with the title `first` on, until a line has fewer columns (the totals) or the text ends. Values may have
 * a backtick or tabulators, which keep spreadsheets from changing long numbers; a quoted value may contain commas.
 */
export function billLines(text: string, first: string): readonly BillLine[] {
  const rows = text.split(/\r?\n/).map((line) => valuesOf(line.replace(/^\uFEFF/, '')))
  const start = rows.findIndex((row) => row.includes(first))
  if (start === -1) return []
  const titles = rows[start]!
  const rest = rows.slice(start + 1)
  const end = rest.findIndex((row) => row.length < titles.length || row[0]!.startsWith('#'))
  return (end === -1 ? rest : rest.slice(0, end)).map((row) => (title) => row[titles.indexOf(title)] ?? '')
}

function valuesOf(line: string): string[] {
  const values = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []
  // The match ends with an empty one at the end of the line.
  const found = line.endsWith(',') ? values : values.slice(0, -1)
  return found.map((value) =>
    value
      .replace(/,$/, '')
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim()
      .replace(/^`/, '')
      .trim(),
  )
}
