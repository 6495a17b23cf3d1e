/** What can be searched for from the box, in its order; a type stands here once its search works. `said`: its name in the catalogue. */
export const SEARCH_TYPES = [{ name: 'patents', said: 'typePatents' }] as const
export type SearchType = (typeof SEARCH_TYPES)[number]['name']

/** What is searched for, and what is typed. */
export interface Typed {
  readonly type: SearchType
  readonly query: string
}

/** The box after a change of type: a text of one type means nothing to another (B.search-box.21, G67). */
export function withType(before: Typed, type: SearchType): Typed {
  return type === before.type ? before : { type, query: '' }
}
