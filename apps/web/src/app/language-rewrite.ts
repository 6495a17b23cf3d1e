import type { Language } from '@gezhi/contract/client'
import type { LocationRewrite } from '@tanstack/react-router'
import { segmentLanguage, withoutLanguage } from '../language/language.ts'

/**
 * The optional language segment of addresses (G52): routes are written without it, an address that came with it keeps it. Whoever
 * opens `/en/resultList` goes on under `/en`, whoever opens `/resultList` never sees a segment.
 */
let segment: Language | null = segmentLanguage(location.pathname)

/** Takes the segment over from an address and answers it. */
export function followLanguageSegment(path: string): Language | null {
  segment = segmentLanguage(path)
  return segment
}

/** Exchanges the segment of the address on the screen when it has one; the router notices by itself and keeps page and place. */
export function changeLanguageSegment(language: Language): void {
  if (!segment) return
  segment = language
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', withLanguage(withoutLanguage(pathname)) + search + hash)
}

/** Strips the segment before routes are matched and puts it back in front of every address that is shown. */
export const languageRewrite: LocationRewrite = {
  input: ({ url }) => withPath(url, withoutLanguage(url.pathname)),
  output: ({ url }) => withPath(url, withLanguage(url.pathname)),
}

function withLanguage(path: string): string {
  return segment ? `/${segment}${path === '/' ? '' : path}` : path
}

function withPath(url: URL, path: string): URL {
  const changed = new URL(url)
  changed.pathname = path
  return changed
}
