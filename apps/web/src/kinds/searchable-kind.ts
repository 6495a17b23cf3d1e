import type { KindLanguage } from './kind-language.ts'
import type { LoadedOnce } from './loaded-once.ts'

/** All that the pages of search know of one kind of record. */
export interface SearchableKind {
  /** As at the server: `patent`. */
  readonly name: string
  readonly language: LoadedOnce<KindLanguage>
}
