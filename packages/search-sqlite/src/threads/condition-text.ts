import type { SearchCondition } from '@gezhi/query'

const texts = new WeakMap<SearchCondition, string>()

/**
 * A condition as it is sent to readers: JSON, written once for page, count and facets of one search. Copying a text to a thread is many
 * times faster than a tree of objects, and the text is the key of a reader's cache. `JSON.parse` is its inverse.
 */
export function conditionText(condition: SearchCondition): string {
  const text = texts.get(condition) ?? JSON.stringify(condition)
  texts.set(condition, text)
  return text
}
