import { cookieName, siteMode } from './shared-login.ts'

/** The used part of `Document`. */
interface CookieJar {
  cookie: string
}

/**
 * The common domain of our sites, for a cookie: the widest one for which this browser lets the host set cookies, so never one with sites
 * of others (`com.cn`). null for IP addresses and single-label hosts.
 */
export function sharedDomain(host: string, jar: CookieJar): string | null {
  if (/^[\d.]+$|:/.test(host)) return null
  const probe = cookieName('sharedLoginProbe', siteMode(host))
  const secure = siteMode(host) === 'production' ? '; Secure' : ''
  const labels = host.split('.')
  for (let count = 2; count <= labels.length; count++) {
    const domain = labels.slice(-count).join('.')
    jar.cookie = `${probe}=1; Domain=${domain}; Path=/; SameSite=Lax${secure}`
    const stored = jar.cookie.includes(`${probe}=1`)
    jar.cookie = `${probe}=; Domain=${domain}; Path=/; Max-Age=0${secure}`
    if (stored) return domain
  }
  return null
}
