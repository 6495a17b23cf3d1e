const PROBE = 'sharedLoginProbe'

/** What of the document is needed. */
interface CookieJar {
  cookie: string
}

/**
 * The domain all our sites share, for a cookie: the widest one below which this browser lets the host set cookies, so never one under
 * which strangers have sites too (`com.cn`). null for an address of numbers and for a host of one word, which share with nobody.
 */
export function sharedDomain(host: string, jar: CookieJar): string | null {
  if (/^[\d.]+$|:/.test(host)) return null
  const labels = host.split('.')
  for (let count = 2; count <= labels.length; count++) {
    const domain = labels.slice(-count).join('.')
    jar.cookie = `${PROBE}=1; Domain=${domain}; Path=/; SameSite=Lax`
    const stored = jar.cookie.includes(`${PROBE}=1`)
    jar.cookie = `${PROBE}=; Domain=${domain}; Path=/; Max-Age=0`
    if (stored) return domain
  }
  return null
}
