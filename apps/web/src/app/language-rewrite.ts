import type { Language } from '@gezhi/contract/client'
import type { LocationRewrite } from '@tanstack/react-router'
import { segmentLanguage, withoutLanguage } from '../language/language.ts'

/**
 * The optional language segment of addresses (G52): routes are written without it, an address opened with it keeps it. Somebody who opens
 * `/en/resultList` stays under `/en`; somebody who opens `/resultList` never sees a segment.
 */
let segment: Language | null = segmentLanguage(location.pathname)

/** Adopts the segment of an address and returns it. */
export function followLanguageSegment(path: string): Language | null {
  segment = segmentLanguage(path)
  return segment
}

/** Replaces the segment of the current address if it has one; the router notices it and keeps page and scroll position. */
export function changeLanguageSegment(language: Language): void {
  if (!segment) return
  segment = language
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', withLanguage(withoutLanguage(pathname)) + search + hash)
}

/** Removes the segment before routes are matched and adds it to every displayed address. */
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
