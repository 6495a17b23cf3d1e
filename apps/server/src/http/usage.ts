import type { MeteredCapability } from '@gezhi/contract'
import type { Caller } from './call-context.ts'
import type { Rights } from './rights.ts'

/** The caller of a use with a daily limit. */
export interface Consumer {
  readonly caller: Caller
  readonly rights: Rights
  /** IP address. */
  readonly address: string
}

/** A use that was counted. */
export interface CountedUse {
  /** Undoes the count if the request failed. */
  refund(): Promise<void>
}

/** Counts a use, or one of an item that was not used today. Throws the capability's rejection beyond the limit. */
export type TakeUse = (consumer: Consumer, name: MeteredCapability, item?: string) => Promise<CountedUse>
