import type { Client, LoginAnswer } from '@gezhi/contract/client'
import { apiClient } from '../../../api/api-client.ts'
import { flagNewUser } from '../../../session/new-user.ts'

/** The WeChat identity if no account is bound to it. */
export type WeChatIdentity = Exclude<Awaited<ReturnType<Client['accounts']['loginByWeChat']>>, { loginBean: unknown }>

/** Step of a login: the form, or a question to be answered before it is complete. */
export type LoginStep =
  | { readonly kind: 'form' }
  | { readonly kind: 'elsewhere' | 'group' | 'firstPassword' | 'expired'; readonly answer: LoginAnswer }
  | { readonly kind: 'totp'; readonly token: string }
  | { readonly kind: 'bindPhone'; readonly identity: WeChatIdentity }

/**
 * The step between code 200 and a complete login, null for none: an account without a password must set one at its first login, one with
 * a too old password a new one.
 */
export async function stepAfter(answer: LoginAnswer): Promise<LoginStep | null> {
  const { password, loginCount } = answer.loginBean
  if (password === 'false') {
    if (loginCount > 0) return null
    flagNewUser()
    return { kind: 'firstPassword', answer }
  }
  // Only an explicit yes counts: any other result completes the login (B.password.06).
  const tooOld = await apiClient.accounts.checkPasswordAge({}, { headers: { token: answer.token } }).catch(() => false)
  return tooOld ? { kind: 'expired', answer } : null
}
