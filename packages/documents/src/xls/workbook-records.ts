import { RecordBuffer } from './record-buffer.ts'
import { beginning, BOF, doubleWords, EOF, longText, shortText, words } from './record-fields.ts'

const CODEPAGE = 0x0042
const WINDOW1 = 0x003d
const DATEMODE = 0x0022
const FONT = 0x0031
const FORMAT = 0x041e
const XF = 0x00e0
const STYLE = 0x0293
const BOUNDSHEET = 0x0085

const REGULAR = 400
const BOLD = 700
const FONT_NAME = 'Microsoft YaHei'

/** The first number format that is not built in. */
const DATE_FORMAT = 164

/** Formats of styles stand before those of cells. */
const STYLE_FORMATS = 15

/** Indexes of the formats of cells. */
export const CELL_FORMATS = { text: 15, number: 15, heading: 16, date: 17 } as const

/** The records before the sheet of a workbook: windows, formats, the sheet's name, and `texts`, the records of the string table. */
export function workbookRecords(sheet: string, texts: readonly Buffer[]): readonly Buffer[] {
  const head = headRecords()
  const name = shortText(sheet)
  const end = new RecordBuffer()
  end.add(EOF, Buffer.alloc(0))
  const boundSheetLength = 4 + 6 + name.length
  const sheetAt = head.length + boundSheetLength + lengthOf(texts) + end.length
  head.add(BOUNDSHEET, Buffer.concat([doubleWords(sheetAt), words(0), name]))
  return [...head.chunks(), ...texts, ...end.chunks()]
}

function headRecords(): RecordBuffer {
  const records = new RecordBuffer()
  records.add(BOF, beginning(5))
  // UTF-16.
  records.add(CODEPAGE, words(1200))
  records.add(WINDOW1, words(0, 0, 18_000, 12_000, 0x0038, 0, 0, 1, 600))
  // Days are counted from 1900.
  records.add(DATEMODE, words(0))
  // The first is the default. Readers expect four.
  for (const weight of [REGULAR, BOLD, REGULAR, REGULAR]) records.add(FONT, font(weight))
  records.add(FORMAT, Buffer.concat([words(DATE_FORMAT), longText('yyyy\\-mm\\-dd')]))
  for (let style = 0; style < STYLE_FORMATS; style++) records.add(XF, cellFormat({ font: 0, number: 0, flags: 0xfff5 }))
  records.add(XF, cellFormat({ font: 0, number: 0, flags: 1 }))
  records.add(XF, cellFormat({ font: 1, number: 0, flags: 1, isShaded: true }))
  records.add(XF, cellFormat({ font: 0, number: DATE_FORMAT, flags: 1 }))
  // The built-in style Normal.
  records.add(STYLE, words(0x8000, 0xff00))
  return records
}

/** 11 points. */
function font(weight: number): Buffer {
  return Buffer.concat([words(220, weight === BOLD ? 1 : 0, 0x7fff, weight, 0, 0, 0), shortText(FONT_NAME)])
}

interface CellFormat {
  /** Indexes of the font and the number format. */
  readonly font: number
  readonly number: number
  /** Bit 0: locked, bit 2: a style, from bit 4: the style it derives from. */
  readonly flags: number
  readonly isShaded?: boolean
}

function cellFormat({ font, number, flags, isShaded = false }: CellFormat): Buffer {
  // Which groups differ from the style: number, font, pattern.
  const changed = flags === 1 ? (number > 0 ? 0x04 : 0) | (font > 0 ? 0x08 : 0) | (isShaded ? 0x40 : 0) : 0
  const [pattern, foreground] = isShaded ? [0x0400, 22] : [0, 64]
  return words(font, number, flags, 0x0020, changed << 8, 0, 0, 0, pattern, foreground | (65 << 7))
}

/** Bytes of buffers together. */
export function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0)
}
