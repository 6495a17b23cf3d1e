const LONGEST = 200
/** A name followed by a comparison: `TI=`, `grant-pd >= 2020`. */
const FIELD_COMMAND = /[\p{L}\d_.-]\s*(?:[<>]?=|[<>＝])/u

/** Whether anything is suggested for a text: not for nothing or blanks (B.search-box.27), nor once it has a field command (B.search-box.28). */
export function isSuggestable(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST && !FIELD_COMMAND.test(text)
}
