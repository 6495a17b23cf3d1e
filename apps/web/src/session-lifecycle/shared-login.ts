import type { OpenedSession, SessionUser } from '../session/session-store.ts'

/** Lifetime of an event in the shared cookie, in seconds (B.session.10). */
export const SHARED_LOGIN_SECONDS = 300

/** There is one tenant unless configured otherwise (G119). */
const TENANT = 0
const EVENTS = ['LOGIN', 'UPDATE_TOKEN', 'LOGOUT_CLEAN'] as const

/**
 * An event one of our sites publishes in the shared cookie. Every site below the domain can read and write it, so it contains no secret.
 */
export interface SharedLogin {
  readonly eventKey: (typeof EVENTS)[number]
  /** Host of the site that sent it. */
  readonly origin: string
  readonly mode: SiteMode
  /** Exchanged at that site's host for its session (G199), once and only in this browser; null for a logout. */
  readonly code: string | null
  readonly tenantId: number
}

/** The same once its code was exchanged (B.session.11). */
export interface SharedLoginData extends Omit<SharedLogin, 'code'> {
  readonly token: string
  readonly userInfo: SessionUser
}

export type SiteMode = 'development' | 'testing' | 'production'

/** Where a site runs, by its host, with or without a port (G50, G200). */
export function siteMode(host: string): SiteMode {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(name) || /\.local(?:host)?$/.test(name) || name.includes('dev')) return 'development'
  return name.includes('test') ? 'testing' : 'production'
}

/** The event a site publishes after a login, a new token, or (`code` null) a logout. */
export function sharedLogin(eventKey: SharedLogin['eventKey'], host: string, code: string | null): SharedLogin {
  return { eventKey, origin: host, mode: siteMode(host), code, tenantId: TENANT }
}

/** The cookie that carries an event to all sites of a domain; in production over https only. */
export function sharedLoginCookie(event: SharedLogin, domain: string): string {
  const secure = event.mode === 'production' ? '; Secure' : ''
  const value = encodeURIComponent(JSON.stringify(event))
  return `${cookieName('sharedLogin', event.mode)}=${value}; Domain=${domain}; Path=/; Max-Age=${SHARED_LOGIN_SECONDS}; SameSite=Lax${secure}`
}

/** The name of a cookie of a domain: in production with the prefix that rejects it without https. `__Host-` excludes a domain. */
export function cookieName(name: string, mode: SiteMode): string {
  return mode === 'production' ? `__Secure-${name}` : name
}

/** The event in the cookies of a page at a host; null when there is none or it is no event of ours. */
export function readSharedLogin(cookies: string, host: string): SharedLogin | null {
  const prefix = `${cookieName('sharedLogin', siteMode(host))}=`
  const text = cookies.split('; ').find((cookie) => cookie.startsWith(prefix))
  if (text === undefined) return null
  try {
    const event: unknown = JSON.parse(decodeURIComponent(text.slice(prefix.length)))
    return isSharedLogin(event) ? event : null
  } catch {
    return null
  }
}

/** Reaction to an event: clear the session, or exchange the code at `site`, the origin of a listed site. */
export type SharedLoginStep =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'exchange'; readonly site: string; readonly code: string }

/**
 * LOGOUT_CLEAN clears the session (B.session.06), LOGIN and UPDATE_TOKEN contain a code to exchange. Ignored are a site's own events,
 * those of unlisted sites, of another environment or tenant, and those that change nothing.
 */
export function stepOnSharedLogin(
  event: SharedLogin,
  here: { host: string; sites: readonly string[]; signedIn: boolean },
): SharedLoginStep {
  const { eventKey, origin, mode, code, tenantId } = event
  const site = here.sites.find((one) => new URL(one).host === origin)
  if (site === undefined || origin === here.host || mode !== siteMode(here.host) || tenantId !== TENANT) return { kind: 'nothing' }
  if (eventKey === 'LOGOUT_CLEAN') return here.signedIn ? { kind: 'clear' } : { kind: 'nothing' }
  return code === null ? { kind: 'nothing' } : { kind: 'exchange', site, code }
}

/**
 * Whether a site adopts the exchanged session: UPDATE_TOKEN replaces its own (B.session.07); LOGIN is adopted if nobody is signed in, or
 * for the same account, whose session here has then ended, because an account has only one.
 */
export function takesOver({ eventKey, token, userInfo }: SharedLoginData, own: OpenedSession | null): boolean {
  return token !== own?.token && (eventKey === 'UPDATE_TOKEN' || own === null || isSameUser(own.user, userInfo))
}

function isSameUser(one: SessionUser, other: SessionUser): boolean {
  return one.nick === other.nick && one.telephone === other.telephone
}

function isSharedLogin(event: unknown): event is SharedLogin {
  const { eventKey, origin, code } = (event ?? {}) as Partial<SharedLogin>
  return EVENTS.some((one) => one === eventKey) && typeof origin === 'string' && (code === null || typeof code === 'string')
}
