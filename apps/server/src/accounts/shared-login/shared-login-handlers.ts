import { maskPhone } from '@gezhi/contract'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { CODE_SECONDS } from './shared-login-store.ts'

/** Sent only to the host that set it, and cannot be set by another host of the same domain. */
const PROOF_COOKIE = '__Host-sharedLoginProof'

/** Calls that extend a login at one of our sites to the others (G119, G199). */
export function sharedLoginHandlers({
  sharedLogins,
  sharedLoginSites,
  sessions,
  users,
}: Pick<Accounts, 'sharedLogins' | 'sharedLoginSites' | 'sessions' | 'users'>): Pick<
  Handlers['accounts'],
  'shareLogin' | 'takeSharedLogin'
> {
  const siteOf = ({ headers: { origin = '' } }: CallContext) => {
    if (sharedLoginSites.length === 0) throw new CallError('FEATURE_OFF')
    if (!sharedLoginSites.includes(origin)) throw new CallError('SITE_NOT_LISTED', { site: origin })
    return origin
  }
  return {
    async shareLogin(_request, context) {
      const site = siteOf(context)
      const others = sharedLoginSites.filter((other) => other !== site)
      const { code, proof } = await sharedLogins.share(String(context.headers['token']), others)
      context.setHeader('set-cookie', `${PROOF_COOKIE}=${proof}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${CODE_SECONDS}`)
      return { code }
    },
    async takeSharedLogin({ code }, context) {
      const site = siteOf(context)
      const proof = proofIn(context.headers.cookie ?? '')
      const token = proof === null ? null : await sharedLogins.take({ code, proof }, site)
      const session = token === null ? null : await sessions.find(token)
      if (token === null || session?.kind !== 'active') throw new CallError('SHARED_LOGIN_OVER')
      const { nick, avatar, telephone, loginCount, guideStatus } = await users.get(session.userId)
      return { token, userInfo: { nick, avatar, telephone: maskPhone(telephone ?? ''), loginCount, guideStatus } }
    },
  }
}

function proofIn(cookies: string): string | null {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${PROOF_COOKIE}=`))
  return cookie?.slice(PROOF_COOKIE.length + 1) ?? null
}
