/** Playwright's ways to name addresses: a glob over the whole address (`**` any characters, `*` any but `/`), an expression, a test. */
export type UrlMatcher = string | RegExp | ((url: URL) => boolean)

/** Whether an address matches. A path is one of `base`. */
export function matchesUrl(url: string, matcher: UrlMatcher, base: string): boolean {
  if (matcher instanceof RegExp) return matcher.test(url)
  if (typeof matcher === 'function') return matcher(new URL(url))
  const glob = matcher.startsWith('/') ? base + matcher : matcher
  return expressionOf(glob).test(url)
}

function expressionOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/?|\*|\?|\{[^}]*\})/).map((part) => {
    if (part === '**' || part === '**/') return '.*'
    if (part === '*') return '[^/]*'
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`
    return escaped(part)
  })
  return new RegExp(`^${parts.join('')}$`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
