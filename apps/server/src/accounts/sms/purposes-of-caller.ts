import type { SmsPurpose } from '@gezhi/contract'

const ANYONE = ['login', 'register', 'resetPassword', 'bindWeChat', 'reservation'] as const satisfies readonly SmsPurpose[]
const USERS = ['oldPhone', 'newPhone', 'cancelAccount', 'proof', 'reservation'] as const satisfies readonly SmsPurpose[]

/** Purposes of a code requested without one, by a user or by a caller who is not logged in. */
export function purposesOfCaller(isUser: boolean): readonly SmsPurpose[] {
  return isUser ? USERS : ANYONE
}
