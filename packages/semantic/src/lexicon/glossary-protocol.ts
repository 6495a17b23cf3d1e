import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { PackedGlossary } from './packed-glossary.ts'

export interface GlossaryOperations {
  /**
   * One gloss for each word of the dictionary, null where its package is not installed. Packed: a hundred thousand words one by one would hold whoever
   * takes them.
   */
  readonly read: { readonly request: null; readonly response: PackedGlossary | null }
}

export const GLOSSARY_THREAD = defineThread<GlossaryOperations>(new URL('./glossary-thread.ts', import.meta.url), PLAIN_ERRORS)
