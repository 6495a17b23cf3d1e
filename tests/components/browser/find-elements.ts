import { queryAllByLabelText, queryAllByPlaceholderText, queryAllByRole, type ByRoleMatcher } from '@testing-library/dom'
import { isSilent, isVisible, normalised, textOf } from './element-state.ts'

/** What finds elements within a document or within other elements, in the order of the document. */
export type Find = (within: ParentNode) => Element[]

export interface RoleOptions {
  readonly name?: string | RegExp
  /** The whole name in its own case; by default a part of it in any case, as Playwright matches. */
  readonly exact?: boolean
  readonly checked?: boolean
  readonly expanded?: boolean
  readonly pressed?: boolean
  readonly selected?: boolean
  readonly level?: number
  /** Also what assistive technology does not see. */
  readonly includeHidden?: boolean
}

export interface TextOptions {
  readonly exact?: boolean
}

/** Elements by a CSS selector. */
export function byCss(selector: string): Find {
  return (within) => Array.from(within.querySelectorAll(selector))
}

/** Elements by role and accessible name. */
export function byRole(role: ByRoleMatcher, { name, exact = false, includeHidden = false, ...states }: RoleOptions): Find {
  return (within) => {
    const named = name === undefined ? {} : { name: typeof name === 'string' ? (given: string) => matchesText(given, name, exact) : name }
    const found = queryAllByRole(elementOf(within), role, { hidden: true, ...named, ...states }) as Element[]
    return includeHidden ? found : found.filter(isVisible)
  }
}

/** The innermost elements whose text matches. */
export function byText(text: string | RegExp, { exact = false }: TextOptions): Find {
  const visit = (element: Element): Element[] => {
    if (isSilent(element)) return []
    const own = textOf(element)
    // What an element does not hold nothing within it does, unless the whole text has to match.
    if (
      typeof text === 'string' &&
      element.tagName !== 'INPUT' &&
      element.querySelector('input') === null &&
      !matchesText(own, text, false)
    )
      return []
    const inner = Array.from(element.children).flatMap(visit)
    return inner.length === 0 && matchesText(own, text, exact) ? [element] : inner
  }
  return (within) => Array.from(within.children).flatMap(visit)
}

/** Fields by their label. */
export function byLabel(text: string | RegExp, { exact = false }: TextOptions): Find {
  return (within) => {
    const matches = (given: string) => matchesText(given, text, exact)
    return [...new Set(queryAllByLabelText(elementOf(within), matches as never) as Element[])].filter(
      (element) => !element.closest('[inert]'),
    )
  }
}

/** Fields by their placeholder. */
export function byPlaceholder(text: string | RegExp, { exact = false }: TextOptions): Find {
  return (within) => queryAllByPlaceholderText(elementOf(within), (given: string) => matchesText(given, text, exact))
}

/** How a role is named in a failure. */
export function roleDescription(role: unknown, { name }: RoleOptions): string {
  return `role=${String(role)}${name === undefined ? '' : `[name=${String(name)}]`}`
}

function matchesText(given: string, expected: string | RegExp, exact: boolean): boolean {
  const text = normalised(given)
  if (expected instanceof RegExp) return expected.test(text)
  const sought = normalised(expected)
  return exact ? text === sought : text.toLowerCase().includes(sought.toLowerCase())
}

/** Whether an element's text holds another, or matches. */
export function holdsText(element: Element, text: string | RegExp): boolean {
  return matchesText(textOf(element), text, false)
}

/** Each element once, in the order of the document. */
export function inDocumentOrder(elements: readonly Element[]): Element[] {
  return [...new Set(elements)].toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))
}

function elementOf(within: ParentNode): HTMLElement {
  return ('body' in within ? (within as Document).body : within) as HTMLElement
}
