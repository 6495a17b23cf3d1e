/**
 * A workbook of one sheet as .xls (BIFF8, which every spreadsheet program can open). Cells are text, never formulas. Widths in
 * characters.
 */
export async function writeXls(sheet: string, rows: readonly (readonly string[])[], widths: readonly number[] = []): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const cells = utils.aoa_to_sheet(rows.map((row) => row.map((v) => ({ t: 's', v, z: '@' }))))
  cells['!cols'] = widths.map((wch) => ({ wch }))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, cells, sheet)
  return write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer
}
