import type { FastifyBaseLogger } from 'fastify'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { secretCookie } from '../devices/secret-cookie.ts'
import { newToken } from '../tokens.ts'
import { IdentityProviderError } from './identity-provider.ts'
import { LOGIN_LIFETIME } from './single-sign-on-store.ts'

// The page that the provider redirects to sends it with its own call; a link from elsewhere has no login in this browser to complete.
const COOKIE = secretCookie('singleSignOn', 'Strict', LOGIN_LIFETIME / 1000)

/** The page to which the provider redirects back; it is registered there. */
const RETURN_PATH = '/singleSignOn'

type SingleSignOnCalls = Pick<
  Handlers['accounts'],
  | 'beginSingleSignOn'
  | 'completeSingleSignOn'
  | 'createSingleSignOnAccount'
  | 'bindSingleSignOn'
  | 'unbindSingleSignOn'
  | 'checkSingleSignOn'
>

/** Calls about the login at an institution. */
export function singleSignOnHandlers(accounts: Accounts): SingleSignOnCalls {
  const { singleSignOn, users, completeLogin, publicUrl } = accounts
  const { store } = singleSignOn
  const providerOf = () => {
    if (singleSignOn.provider === null) throw new CallError('FEATURE_OFF')
    return singleSignOn.provider
  }
  const redirectUri = ({ headers }: Pick<CallContext, 'headers'>) => publicAddress(publicUrl, headers) + RETURN_PATH
  return {
    async beginSingleSignOn(_request, context) {
      const { login, url } = await providerOf()
        .begin(redirectUri(context), context.language)
        .catch((error: unknown) => failed(error, context.log))
      const secret = COOKIE.read(context, publicUrl) ?? newToken()
      COOKIE.set(context, publicUrl, secret)
      await store.begin(login, secret)
      return { url }
    },
    async completeSingleSignOn({ code, state, iss, browserName }, context) {
      const provider = providerOf()
      const login = await store.take(state, COOKIE.read(context, publicUrl) ?? '')
      if (login === null) throw new CallError('SINGLE_SIGN_ON_FAILED')
      const identity = await provider
        .complete(redirectUri(context), { code, state, iss }, login)
        .catch((error: unknown) => failed(error, context.log))
      const userId = await store.accountOf(identity)
      if (userId !== null) return completeLogin(userId, { browserName, device: deviceOf(context, publicUrl) })
      const { name, email } = identity
      return { token: await store.prove(identity), name, email, emailTaken: email !== null && (await users.hasEmail(email)) }
    },
    async createSingleSignOnAccount({ token, browserName }, context) {
      const userId = await store.createAccount(token)
      return completeLogin(userId, { browserName, device: deviceOf(context, publicUrl) })
    },
    async bindSingleSignOn({ token }, context) {
      await store.bind(token, context.caller.userId)
      return true
    },
    async unbindSingleSignOn(_request, context) {
      const { id, telephone, emailVerifiedAt, passwordHash } = await users.get(context.caller.userId)
      // Otherwise nobody could log in to it any more.
      if (telephone === null && (passwordHash === null || emailVerifiedAt === null)) throw new CallError('TELEPHONE_NEEDED')
      await store.unbind(id)
      return true
    },
    checkSingleSignOn: (_request, context) => store.isBound(context.caller.userId),
  }
}

const ERRORS = {
  unreachable: 'SINGLE_SIGN_ON_AWAY',
  rejected: 'SINGLE_SIGN_ON_FAILED',
  'not-admitted': 'SINGLE_SIGN_ON_DENIED',
} as const satisfies Record<IdentityProviderError['issue'], string>

/** The error for the user; the operator finds the cause in the log. */
function failed(error: unknown, log: FastifyBaseLogger): never {
  if (!(error instanceof IdentityProviderError)) throw error
  log.warn({ err: error }, 'single sign-on failed')
  throw new CallError(ERRORS[error.issue], {}, { cause: error })
}
