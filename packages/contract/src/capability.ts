import type { ErrorName } from './errors.ts'
import type { Language } from './language.ts'

/** The kinds of people, from least to most (spec section 6). */
export type Role = 'guest' | 'free' | 'member' | 'operator'

/** Those for whom there are limits: an operator has none. */
export type LimitedRole = Exclude<Role, 'operator'>

/** How much is granted: a number of uses, items or units, 0 for none at all. */
export type Grant = number | 'unlimited'

interface CapabilityRow {
  /** What it lets somebody do, as a noun phrase. */
  readonly label: Readonly<Record<Language, string>>
  /** Where the specification or its decisions state it. */
  readonly source: string
  readonly grants: Readonly<Record<LimitedRole, Grant>>
  /** Errors that state a refusal in words of their own; the others are chosen by `forbiddenErrorOf`. */
  readonly rejections?: Readonly<Partial<Record<LimitedRole, ErrorName>>>
}

/** Allowed or not: its grants are 0 and 'unlimited'. */
export interface AccessCapability extends CapabilityRow {
  readonly counts: 'access'
}

/**
 * Limited by a number. `amount`: at most so many units in one task or one container, which the handler measures. `usesPerDay`: so many
 * calls a day of China, counted where the call is mounted. `itemsPerDay`: so many different items a day; the handler names the item.
 */
export interface LimitedCapability extends CapabilityRow {
  readonly counts: 'amount' | 'usesPerDay' | 'itemsPerDay'
  /** The limit in words, `{limit}` for the number. */
  readonly allowance: Readonly<Record<Language, string>>
  /** A product's searchCount is its grant of this capability. */
  readonly bySearchCount?: true
  /** Per day: what all guests of one address have together, since a guest may call themselves another one each time. */
  readonly guestsPerAddress?: number
}

/** A row of the table of capabilities. */
export type Capability = AccessCapability | LimitedCapability
