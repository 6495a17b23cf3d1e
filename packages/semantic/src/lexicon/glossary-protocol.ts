import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { PackedGlossary } from './packed-glossary.ts'

export interface GlossaryOperations {
  /**
   * One gloss per word of the dictionary, null if its package is not installed. Packed, because receiving a hundred thousand separate
   * words would block the receiver.
   */
  readonly read: { readonly request: null; readonly response: PackedGlossary | null }
}

export const GLOSSARY_THREAD = defineThread<GlossaryOperations>(new URL('./glossary-thread.ts', import.meta.url), PLAIN_ERRORS)
