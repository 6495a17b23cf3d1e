const LONGEST = 200
/** A name followed by a comparison: `TI=`, `grant-pd >= 2020`. */
const FIELD_COMMAND = /[\p{L}\d_.-]\s*(?:[<>]?=|[<>＝])/u

/** Whether there are suggestions for a text: not for blank text (B.search-box.27), nor after a field command (B.search-box.28). */
export function isSuggestable(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST && !FIELD_COMMAND.test(text)
}

/** A field with the beginning of a value at its end: `AP=中山`, `石墨烯 AND ipc=(H01`. */
const FIELD_VALUE = /[\p{L}\d_.-]\s*[=＝:：]\s*[(（]?["“]?[^\s()（）"“”=:＝：<>]+$/u

/** Whether a text ends in a value of a field, for which values are suggested instead of words. */
export function endsInFieldValue(text: string): boolean {
  return text.length <= LONGEST && FIELD_VALUE.test(text)
}
