import type { ErrorName } from './errors.ts'
import type { Language } from './language.ts'

/** Roles of callers, from least to most privileged (spec section 6). */
export type Role = 'guest' | 'free' | 'member' | 'operator'

/** Roles with limits: an operator has none. */
export type LimitedRole = Exclude<Role, 'operator'>

/** Granted amount: a number of uses, items or units, 0 for not granted. */
export type Grant = number | 'unlimited'

interface CapabilityRow {
  /** What it permits, as a noun phrase. */
  readonly label: Readonly<Record<Language, string>>
  /** Its source in the specification or its decisions. */
  readonly source: string
  readonly grants: Readonly<Record<LimitedRole, Grant>>
  /** Specific errors of a rejection; the others are chosen by `forbiddenErrorOf`. */
  readonly rejections?: Readonly<Partial<Record<LimitedRole, ErrorName>>>
}

/** Allowed or not: its grants are 0 and 'unlimited'. */
export interface AccessCapability extends CapabilityRow {
  readonly counts: 'access'
}

/**
 * Limited by a number. `amount`: at most this many units in one task or one container, measured by the handler. `usesPerDay`: calls per
 * day (Asia/Shanghai), counted where the call is mounted. `itemsPerDay`: different items per day; the handler names the item.
 */
export interface LimitedCapability extends CapabilityRow {
  readonly counts: 'amount' | 'usesPerDay' | 'itemsPerDay'
  /** The limit in words; `{limit}` is replaced by the number. */
  readonly allowance: Readonly<Record<Language, string>>
  /** A product's searchCount is its grant of this capability. */
  readonly bySearchCount?: true
  /** Per day: the shared limit of all guests of one address, since a guest can obtain a new identity at any time. */
  readonly guestsPerAddress?: number
}

/** A row of the table of capabilities. */
export type Capability = AccessCapability | LimitedCapability
