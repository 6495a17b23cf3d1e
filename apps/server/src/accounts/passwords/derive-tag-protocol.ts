import { defineThread, PLAIN_ERRORS } from '@gezhi/threads'
import type { Argon2Cost } from './argon2-phc.ts'

/** Input of an argon2id tag, and its length in bytes. */
export interface TagJob {
  readonly password: string
  readonly cost: Argon2Cost
  readonly nonce: Uint8Array
  readonly tagLength: number
}

export interface TagOperations {
  readonly derive: { readonly request: TagJob; readonly response: Uint8Array }
}

export const TAG_THREAD = defineThread<TagOperations>(new URL('./derive-tag-thread.ts', import.meta.url), PLAIN_ERRORS)
