import { readClassSymbol } from '@gezhi/records'

/** Classifications by whose classes searches by picture are filtered. */
export type PictureClassScheme = 'locarno' | 'vienna' | 'nice'

/**
 * A class as the index stores it, of any usual notation: `9` → `09`, `6-1` → `06-01`, `270501` → `27.05.01`; null if it is none of the
 * classification. Nice has classes only. Pure.
 */
export function pictureClassCode(written: string, scheme: PictureClassScheme): string | null {
  const read = readClassSymbol(
    written.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
    scheme,
  )
  return read === null || (scheme === 'nice' && read.level !== 'class') ? null : read.symbol
}

/** The classes of a text: separated by commas, semicolons or spaces. Pure. */
export function separatedClasses(written: string): string[] {
  return written.split(/[,，;；、\s]+/).filter(Boolean)
}
