/** Control characters and noncharacters that XML 1.0 forbids, and halves of surrogate pairs that stand alone. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Finds candidates faster than `FORBIDDEN`: any surrogate, also of a pair. */
const SUSPICIOUS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/

/** The text without characters that XML forbids: control characters except tab and line ends, lone surrogates, U+FFFE and U+FFFF. */
export function cleanText(text: string): string {
  return SUSPICIOUS.test(text) ? text.replace(FORBIDDEN, '') : text
}

/** Longest text of a cell in Excel, in UTF-16 units. */
export const MAX_CELL_LENGTH = 32_767

/** A text of at most `length` UTF-16 units: a longer one ends with an ellipsis, and no surrogate pair is divided. */
export function cutText(text: string, length: number = MAX_CELL_LENGTH): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  return `${isHighSurrogate(cut.charCodeAt(cut.length - 1)) ? cut.slice(0, -1) : cut}…`
}

/** Whether a UTF-16 unit is the first half of a surrogate pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
