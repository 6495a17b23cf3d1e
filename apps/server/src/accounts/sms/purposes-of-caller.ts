import type { SmsPurpose } from '@gezhi/contract'

const ANYONE = ['login', 'register', 'resetPassword', 'bindWeChat', 'reservation'] as const satisfies readonly SmsPurpose[]
const USERS = ['oldPhone', 'newPhone', 'cancelAccount', 'reservation'] as const satisfies readonly SmsPurpose[]

/** What a code is good for that was asked for without a purpose, by a user or by somebody who is not logged in. */
export function purposesOfCaller(isUser: boolean): readonly SmsPurpose[] {
  return isUser ? USERS : ANYONE
}
