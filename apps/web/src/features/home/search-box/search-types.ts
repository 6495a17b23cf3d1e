/** The kind of record that is searched, and the typed text. */
export interface Typed {
  readonly type: string
  readonly query: string
}

/** The box after a change of type: a text of one type is meaningless for another (B.search-box.21, G67). */
export function withType(before: Typed, type: string): Typed {
  return type === before.type ? before : { type, query: '' }
}
