/** A `&` that starts no reference, a `<` that starts no tag. */
const BARE = /&(?!#\d+;|#x[\da-f]+;|[a-z][\w.-]*;)|<(?![a-z_/!?])/gi

/** Escapes bare `&` and `<`, which early files contain. */
export function repairXml(text: string): string {
  return text.replace(BARE, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
}
