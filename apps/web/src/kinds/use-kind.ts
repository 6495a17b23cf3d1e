import { createContext, use } from 'react'
import type { KindLanguage } from './kind-language.ts'
import { KINDS } from './kinds.ts'
import type { SearchableKind } from './searchable-kind.ts'

/** The kind of record that the page on the screen searches. */
export const KindContext = createContext<SearchableKind>(KINDS[0])

/** The kind of record that is searched here. */
export function useKind(): SearchableKind {
  return use(KindContext)
}

/** What the query language knows of that kind. What uses it is drawn when its code is there (Suspense). */
export function useKindLanguage(): KindLanguage {
  const { language } = use(KindContext)
  return language.loaded ?? use(language.load())
}
