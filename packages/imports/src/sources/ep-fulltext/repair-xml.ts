/** A `&` that begins no reference, a `<` that begins no tag. */
const BARE = /&(?!#\d+;|#x[\da-f]+;|[a-z][\w.-]*;)|<(?![a-z_/!?])/gi

/** The text with signs that stand for themselves written as references: bare `&` and `<`, which early files contain. */
export function repairXml(text: string): string {
  return text.replace(BARE, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
}
