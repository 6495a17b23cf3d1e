const [QUOTE, BACKSLASH, OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = [...'"\\[{]}'].map((sign) => sign.charCodeAt(0))

/**
 * Offset of the first bracket of JSON that is nested more than `limit` levels deep, null if there is none. JSON.parse takes a hundred times
 * as long for such texts.
 */
export function offsetBeyondDepth(text: string, limit: number): number | null {
  if (text.length <= limit) return null
  let depth = 0
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset)
    if (unit === QUOTE) offset = endOfString(text, offset)
    else if ((unit === OPEN_ARRAY || unit === OPEN_OBJECT) && ++depth > limit) return offset
    else if (unit === CLOSE_ARRAY || unit === CLOSE_OBJECT) depth--
  }
  return null
}

/** Offset of the quote that ends the string that begins at `start`; the end of the text if none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return text.length
}
