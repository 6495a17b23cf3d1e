const IDEOGRAPHIC_SPACE = 0x3000
const CHINESE_SEPARATORS = '，、；。'
const FULL_WIDTH_FIRST = 0xff01
const FULL_WIDTH_LAST = 0xff5e
const FULL_WIDTH_SHIFT = 0xfee0

/**
 * Converts full-width punctuation, letters and digits, and curly quotes, to ASCII, and Chinese commas and full stops to spaces; the
 * length is unchanged, so offsets remain valid. The full-width backslash is not converted: it escapes nothing.
 */
export function toHalfWidth(text: string): string {
  return text.replace(/[\u3000\uff01-\uff3b\uff3d-\uff5e、。“”„‟]/g, (char) => {
    if (CHINESE_SEPARATORS.includes(char)) return ' '
    const code = char.charCodeAt(0)
    if (code === IDEOGRAPHIC_SPACE) return ' '
    return code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST ? String.fromCharCode(code - FULL_WIDTH_SHIFT) : '"'
  })
}
