import { createContext, use } from 'react'
import type { KindLanguage } from './kind-language.ts'
import { FIRST_KIND } from './kinds.ts'
import type { SearchableKind } from './searchable-kind.ts'

/** The kind of record that the page on the screen searches: the first unless the page gives another. */
export const KindContext = createContext<SearchableKind>(FIRST_KIND)

/** The kind of record that is searched here. */
export function useKind(): SearchableKind {
  return use(KindContext)
}

/** The query language of that kind. Components that use it suspend until its code is loaded. */
export function useKindLanguage(): KindLanguage {
  const { language } = use(KindContext)
  // Always `use`: React renders again what it suspended, and expects the same hooks.
  return use(language.load())
}
