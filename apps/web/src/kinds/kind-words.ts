import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SearchableKind } from './searchable-kind.ts'
import { useKind } from './use-kind.ts'

/** Groups of words whose keys are the kind's own. */
type Captions = 'facet' | 'sort' | 'grouping' | 'columns' | 'snippets' | 'modes' | 'scenes' | 'templates'

/** Where the words of lists of a kind are looked for: among its own first, so that it can call things by its own names, and then in `search`. */
function wordsOf({ words }: SearchableKind): ['search'] {
  return [...new Set([words, 'search'])] as ['search']
}

/** `useTranslation('search')` in which the kind's own words stand before those of all lists. */
export function useListWords(): { readonly t: TFunction<'search'> } {
  const { t } = useTranslation(wordsOf(useKind()), { nsMode: 'fallback' })
  return { t }
}

/** The name of a facet, order, grouping, column, part or search mode of a kind. */
export function caption(t: TFunction<'search'>, kind: SearchableKind, group: Captions, key: string): string {
  return t(`${group}.${key}` as 'sort.label', { ns: wordsOf(kind) })
}
