import type { SmsPurpose } from '@gezhi/contract'

const USERS = ['oldPhone', 'newPhone', 'cancelAccount', 'proof', 'reservation'] as const satisfies readonly SmsPurpose[]
const VISITORS = ['login', 'register', 'resetPassword', 'bindWeChat', 'reservation'] as const satisfies readonly SmsPurpose[]
/** Of visitors' purposes, those that change an account. */
const CHANGES: readonly SmsPurpose[] = ['resetPassword', 'bindWeChat']

/** Who requests a code without a purpose, and for whom. */
export interface UnboundRequest {
  /** The caller is logged in. */
  readonly isUser: boolean
  /** The account of the phone. */
  readonly account: { readonly role: 'user' | 'operator' } | null
  /** WeChat is configured. */
  readonly hasWeChat: boolean
}

/**
 * Purposes of a code requested without one, as by clients of the specified interface (C.account.05: the phone is all they send; every
 * form uses the call); ours always states one. Accounts of administrators cannot be changed with such a code.
 */
export function purposesOfCaller({ isUser, account, hasWeChat }: UnboundRequest): readonly SmsPurpose[] {
  if (isUser) return USERS
  const possible = VISITORS.filter((purpose) => hasWeChat || purpose !== 'bindWeChat')
  return account?.role === 'operator' ? possible.filter((purpose) => !CHANGES.includes(purpose)) : possible
}
