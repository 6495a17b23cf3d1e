import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isOwnKey, ownCaption } from './own-fields.ts'
import type { SearchableKind } from './searchable-kind.ts'
import { useKind } from './use-kind.ts'

/** Groups of catalogue keys that a kind defines. */
type Captions = 'facet' | 'sort' | 'grouping' | 'columns' | 'snippets' | 'modes' | 'scenes' | 'templates'

/** Namespaces for the texts of lists of a kind: its own first, so that it can override captions, and then `search`. */
function wordsOf({ words }: SearchableKind): ['search'] {
  return [...new Set([words, 'search'])] as ['search']
}

/** `useTranslation('search')` in which the kind's own texts override those of all lists. */
export function useListWords(): { readonly t: TFunction<'search'> } {
  const { t } = useTranslation(wordsOf(useKind()), { nsMode: 'fallback' })
  return { t }
}

/** The name of a facet, order, grouping, column, part or search mode of a kind. */
export function caption(t: TFunction<'search'>, kind: SearchableKind, group: Captions, key: string): string {
  if (isOwnKey(key)) return ownCaption(key)
  return t(`${group}.${key}` as 'sort.label', { ns: wordsOf(kind) })
}
