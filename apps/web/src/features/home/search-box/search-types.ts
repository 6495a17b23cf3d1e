/** What is searched for, by the name of its kind, and what is typed. */
export interface Typed {
  readonly type: string
  readonly query: string
}

/** The box after a change of type: a text of one type means nothing to another (B.search-box.21, G67). */
export function withType(before: Typed, type: string): Typed {
  return type === before.type ? before : { type, query: '' }
}
