import type { LocalizedText } from '../../pipeline/import-source.ts'

/** What a wrong encoding leaves in place of a character. */
const LOST_CHARACTER = '\uFFFD'

/** Whether a cell of a row lost characters before it was saved. */
export function hasLostCharacter(row: Readonly<Record<string, unknown>>): boolean {
  return Object.values(row).some((cell) => typeof cell === 'string' && cell.includes(LOST_CHARACTER))
}

/** The first column whose cell lost characters; undefined if none did. */
export function columnWithLostCharacter(row: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(row).find((column) => hasLostCharacter({ [column]: row[column] }))
}

export const DAMAGED_TEXT: LocalizedText = {
  en: 'contains characters that are neither UTF-8 nor GB18030',
  zh: '含有既不是 UTF-8 也不是 GB18030 的字符',
}
