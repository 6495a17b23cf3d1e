/** The cookie of "remember me" for a page with this protocol (`https:`), in the syntax of `document.cookie`. */
export function rememberMeCookie(value: string, seconds: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${nameFor(protocol)}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}

/** Its value in the cookies of a page; null if there is none. */
export function rememberMeIn(cookies: string, protocol: string): string | null {
  const prefix = `${nameFor(protocol)}=`
  const value = cookies.split('; ').find((one) => one.startsWith(prefix))
  return value === undefined || value === prefix ? null : decodeURIComponent(value.slice(prefix.length))
}

/** With https the prefix, so that no other host of the domain can set it. */
function nameFor(protocol: string): string {
  return protocol === 'https:' ? '__Host-rememberMe' : 'rememberMe'
}
