import type { Language } from '@gezhi/contract'

/** Longest text of a cell in Excel. */
const LONGEST_CELL = 32_767

/** A column of a workbook. */
export interface WorkbookColumn<Row> {
  readonly title: Readonly<Record<Language, string>>
  /** Width in characters. */
  readonly width: number
  /** The cell of a row; null for an empty one. `index` is its position from 0. */
  readonly value: (row: Row, index: number) => string | number | null
}

/**
 * Rows as a workbook of Excel 97 (.xls) with one sheet. Texts are never formulas; those longer than a cell are cut. `sheet` is the name of
 * the sheet, of at most 31 characters.
 */
export async function rowsWorkbook<Row>(
  rows: readonly Row[],
  columns: readonly WorkbookColumn<Row>[],
  sheet: Readonly<Record<Language, string>>,
  language: Language,
): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const cells = rows.map((row, index) => columns.map(({ value }) => cellOf(value(row, index))))
  const content = utils.aoa_to_sheet([columns.map(({ title }) => title[language]), ...cells])
  content['!cols'] = columns.map(({ width }) => ({ wch: width }))
  return Buffer.from(write(utils.book_new(content, sheet[language]), { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}

function cellOf(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.slice(0, LONGEST_CELL) : value
}
