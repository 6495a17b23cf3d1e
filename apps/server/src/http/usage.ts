import type { MeteredCapability } from '@gezhi/contract'
import type { Caller } from './call-context.ts'
import type { Rights } from './rights.ts'

/** Who wants to use something of which so many a day are granted. */
export interface Consumer {
  readonly caller: Caller
  readonly rights: Rights
  /** IP address. */
  readonly address: string
}

/** A use that was counted. */
export interface CountedUse {
  /** Takes it back, for what then failed. */
  giveBack(): Promise<void>
}

/** Counts a use, or one of an item that was not used today. Throws the capability's refusal beyond the limit. */
export type TakeUse = (consumer: Consumer, name: MeteredCapability, item?: string) => Promise<CountedUse>
