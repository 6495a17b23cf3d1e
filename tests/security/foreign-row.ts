import type { ErrorName } from '@gezhi/contract'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'

/** A user with rows. */
export interface Owner {
  readonly userId: string
  readonly telephone: string
  readonly headers: { readonly token: string }
}

/** A call that names a row of a user. */
export interface ForeignRow {
  /** Creates a row of the owner; returns a valid body that names it. */
  make(test: TestApp, owner: Owner): Promise<object>
  /** The error for everyone but the owner; null if foreign rows are treated as missing without an error. */
  readonly error: ErrorName | null
  /** The owner's call also needs a secret, or its answer does not end: the call's own test covers it. */
  readonly testedElsewhere?: true
}

/** A call without ids that must show and change nothing of the rows that `make` creates. */
export const empty = (make: (test: TestApp, owner: Owner) => Promise<unknown>): ForeignRow => ({
  error: null,
  async make(test, owner) {
    await make(test, owner)
    return {}
  },
})
