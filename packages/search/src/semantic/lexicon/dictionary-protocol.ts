import { defineThread } from '@gezhi/threads'
import { SEARCH_ERRORS } from '../../threads/search-errors.ts'
import type { PackedTranslations } from './packed-translations.ts'

export interface DictionaryOperations {
  /** The translations of the dictionary, null if its package is not installed. */
  readonly read: { readonly request: null; readonly response: PackedTranslations | null }
}

export const DICTIONARY_THREAD = defineThread<DictionaryOperations>(new URL('./dictionary-thread.ts', import.meta.url), SEARCH_ERRORS)
