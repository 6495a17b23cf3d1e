import type { OpenedSession, SessionUser } from '../session/session-store.ts'

/** How long an event lies in the shared cookie, in seconds (B.session.10). */
export const SHARED_LOGIN_SECONDS = 300

const COOKIE = 'sharedLogin'
/** There is one tenant unless an installation is told otherwise (G119). */
const TENANT = 0
const EVENTS = ['LOGIN', 'UPDATE_TOKEN', 'LOGOUT_CLEAN'] as const

/** What one of our sites tells the others (B.session.11). */
export interface SharedLogin {
  readonly eventKey: (typeof EVENTS)[number]
  /** The site that says it, by its host. */
  readonly origin: string
  readonly mode: SiteMode
  readonly token: string | null
  readonly userInfo: SessionUser | null
  readonly tenantId: number
}

export type SiteMode = 'development' | 'testing' | 'production'

/** Where a site runs, by its host name (G50). */
export function siteMode(host: string): SiteMode {
  const name = host.toLowerCase()
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(name) || /\.local(?:host)?$/.test(name) || name.includes('dev')) return 'development'
  return name.includes('test') ? 'testing' : 'production'
}

/** What a site tells the others when somebody has logged in, got another token, or (`session` null) logged out. */
export function sharedLogin(eventKey: SharedLogin['eventKey'], host: string, session: OpenedSession | null): SharedLogin {
  return {
    eventKey,
    origin: host,
    mode: siteMode(host),
    token: session?.token ?? null,
    userInfo: session?.user ?? null,
    tenantId: TENANT,
  }
}

/** The cookie that carries an event to all sites of a domain; in production over https only. */
export function sharedLoginCookie(event: SharedLogin, domain: string): string {
  const secure = event.mode === 'production' ? '; Secure' : ''
  const value = encodeURIComponent(JSON.stringify(event))
  return `${COOKIE}=${value}; Domain=${domain}; Path=/; Max-Age=${SHARED_LOGIN_SECONDS}; SameSite=Lax${secure}`
}

/** The event in a page's cookies; null when there is none or it is no event of ours. */
export function readSharedLogin(cookies: string): SharedLogin | null {
  const text = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  if (text === undefined) return null
  try {
    const event: unknown = JSON.parse(decodeURIComponent(text.slice(COOKIE.length + 1)))
    return isSharedLogin(event) ? event : null
  } catch {
    return null
  }
}

/** What a site has to do about an event. Done once, the same event asks for nothing more. */
export type SharedLoginStep = { readonly kind: 'nothing' } | { readonly kind: 'clear' } | ({ readonly kind: 'adopt' } & OpenedSession)

/**
 * LOGOUT_CLEAN clears the session, UPDATE_TOKEN puts another in its place (B.session.06, 07). LOGIN is taken over where nobody is signed
 * in, or the same account, whose session here then has ended: an account has one. A site's own events, those of another kind of site or
 * tenant, and those that change nothing are let pass.
 */
export function stepOnSharedLogin(event: SharedLogin, host: string, own: OpenedSession | null): SharedLoginStep {
  if (event.origin === host || event.mode !== siteMode(host) || event.tenantId !== TENANT) return { kind: 'nothing' }
  if (event.eventKey === 'LOGOUT_CLEAN') return own ? { kind: 'clear' } : { kind: 'nothing' }
  const { token, userInfo: user } = event
  if (token === null || user === null || token === own?.token) return { kind: 'nothing' }
  if (event.eventKey === 'LOGIN' && own && !isSameUser(own.user, user)) return { kind: 'nothing' }
  return { kind: 'adopt', token, user }
}

function isSameUser(one: SessionUser, other: SessionUser): boolean {
  return one.nick === other.nick && one.telephone === other.telephone
}

function isSharedLogin(event: unknown): event is SharedLogin {
  const { eventKey, origin, token, userInfo } = (event ?? {}) as Partial<SharedLogin>
  const named = userInfo === null || (typeof userInfo === 'object' && typeof userInfo?.nick === 'string')
  return EVENTS.some((one) => one === eventKey) && typeof origin === 'string' && (token === null || typeof token === 'string') && named
}
