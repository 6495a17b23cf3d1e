import { loadedOnce } from '../loaded-once.ts'
import type { SearchableKind } from '../searchable-kind.ts'

/** Patents, as the pages of search know them. */
export const PATENTS: SearchableKind = {
  name: 'patent',
  language: loadedOnce(async () => (await import('./patent-language.ts')).PATENT_LANGUAGE),
}
