import { expect } from 'vitest'
import { isDisabled, isVisible, normalised, textOf } from './element-state.ts'
import { beforeNextLook, Locator } from './locator.ts'
import { Page } from './page.ts'

/** How long a matcher waits for what it expects, in ms: a busy machine is late, not wrong. */
const EXPECT_TIMEOUT = Number(process.env['COMPONENT_TIMEOUT'] ?? 60_000)

type Text = string | RegExp

/** What an element or a page is like now. */
interface State {
  readonly pass: boolean
  readonly actual: unknown
}

/** Matchers of elements and pages in Playwright's words; each waits until it holds. */
const MATCHERS = {
  toBeVisible: one((element) => of(isVisible(element))),
  toBeHidden: (locator: Locator): State => of(!locator.elements().some(isVisible)),
  toBeAttached: (locator: Locator): State => of(locator.elements().length > 0),
  toBeEnabled: one((element) => of(!isDisabled(element))),
  toBeDisabled: one((element) => of(isDisabled(element))),
  toBeEditable: one((element) => of(!isDisabled(element) && !(element as HTMLInputElement).readOnly)),
  toBeChecked: one((element, options: { checked?: boolean } = {}) => {
    const checked = (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true'
    return of(checked === (options.checked ?? true))
  }),
  toBeFocused: one((element) => ({
    pass: element.ownerDocument.activeElement === element,
    actual: nameOf(element.ownerDocument.activeElement),
  })),
  toBeEmpty: one((element) => of(normalised(textOf(element)) === '' && ((element as HTMLInputElement).value ?? '') === '')),
  toHaveValue: one((element, value: Text) => compared((element as HTMLInputElement).value, value, true)),
  toHaveAttribute: one((element, name: string, value?: Text) => {
    const actual = element.getAttribute(name)
    return value === undefined ? { pass: actual !== null, actual } : { pass: actual !== null && compared(actual, value, true).pass, actual }
  }),
  toHaveAccessibleName: one((element, name: Text) => compared(element.getAttribute('aria-label') ?? textOf(element), name, true)),
  toHaveId: one((element, id: Text) => compared(element.id, id, true)),
  toHaveCount: (locator: Locator, count: number): State => {
    const actual = locator.elements().length
    return { pass: actual === count, actual }
  },
  toHaveText: (locator: Locator, text: Text | readonly Text[]): State => texts(locator, text, true),
  toContainText: (locator: Locator, text: Text | readonly Text[]): State => texts(locator, text, false),
  toHaveURL: (page: Page, url: Text | ((url: URL) => boolean)): State => {
    const actual = page.url()
    if (typeof url === 'function') return { pass: url(new URL(actual)), actual }
    return { pass: typeof url === 'string' ? actual === new URL(url, page.context().base).href : url.test(actual), actual }
  },
} as const

function one<Arguments extends unknown[]>(state: (element: Element, ...args: Arguments) => State) {
  return (locator: Locator, ...args: Arguments): State => {
    const [only, ...more] = locator.elements()
    if (only === undefined || more.length > 0) return { pass: false, actual: `${more.length + (only === undefined ? 0 : 1)} elements` }
    return state(only, ...args)
  }
}

function of(pass: boolean): State {
  return { pass, actual: pass }
}

function nameOf(element: Element | null): string {
  return element === null
    ? 'nothing'
    : `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? textOf(element).slice(0, 60)}`
}

function compared(actual: string, expected: Text, whole: boolean): State {
  const text = normalised(actual)
  if (expected instanceof RegExp) return { pass: expected.test(text), actual: text }
  const sought = normalised(expected)
  return { pass: whole ? text === sought : text.includes(sought), actual: text }
}

function texts(locator: Locator, expected: Text | readonly Text[], whole: boolean): State {
  const actual = locator.elements().map((element) => normalised(textOf(element)))
  if (!Array.isArray(expected)) {
    const [only = ''] = actual
    return actual.length === 1 ? compared(only, expected as Text, whole) : { pass: false, actual }
  }
  const list = expected as readonly Text[]
  if (whole) return { pass: actual.length === list.length && list.every((text, i) => compared(actual[i]!, text, true).pass), actual }
  let from = 0
  for (const text of list) {
    const at = actual.findIndex((given, i) => i >= from && compared(given, text, false).pass)
    if (at < 0) return { pass: false, actual }
    from = at + 1
  }
  return { pass: true, actual }
}

/** Makes the matchers known to `expect`. */
export function extendExpect(): void {
  const rows = Object.entries(MATCHERS).map(([name, state]) => {
    const matcher = async function (this: { isNot?: boolean }, received: unknown, ...args: unknown[]) {
      const options = args.at(-1) as { timeout?: number } | undefined
      const timeout =
        typeof options === 'object' && options !== null && 'timeout' in options ? (options.timeout ?? EXPECT_TIMEOUT) : EXPECT_TIMEOUT
      const end = performance.now() + timeout
      const expected = this.isNot !== true
      let last: State
      for (;;) {
        const start = performance.now()
        last = (state as (received: unknown, ...args: unknown[]) => State)(received, ...args)
        if (last.pass === expected || start > end) break
        await beforeNextLook(start)
      }
      const subject = received instanceof Locator ? received.description : received instanceof Page ? 'page' : String(received)
      const { pass, actual } = last
      return {
        pass,
        message: () =>
          `${subject}: expected ${expected ? '' : 'not '}${name} ${args.map(String).join(', ')}, found ${JSON.stringify(actual)}`,
      }
    }
    return [name, matcher] as const
  })
  expect.extend({
    ...Object.fromEntries(rows),
    async toHaveTitle(this: { isNot?: boolean }, page: Page, title: Text) {
      const expected = this.isNot !== true
      const end = performance.now() + EXPECT_TIMEOUT
      let last = compared(await page.title(), title, true)
      while (last.pass !== expected && performance.now() < end) {
        await beforeNextLook(performance.now())
        last = compared(await page.title(), title, true)
      }
      return {
        pass: last.pass,
        message: () => `expected ${expected ? '' : 'not '}the title ${String(title)}, found ${String(last.actual)}`,
      }
    },
    async toPass(attempt: () => Promise<unknown>) {
      const end = performance.now() + EXPECT_TIMEOUT
      for (;;) {
        try {
          await attempt()
          return { pass: true, message: () => 'It passed' }
        } catch (error) {
          if (performance.now() > end) return { pass: false, message: () => `It never passed: ${(error as Error).message}` }
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }
    },
  } as never)
}

interface ElementMatchers<Result> {
  toBeVisible(options?: { timeout?: number }): Result
  toBeHidden(options?: { timeout?: number }): Result
  toBeAttached(): Result
  toBeEnabled(): Result
  toBeDisabled(): Result
  toBeEditable(): Result
  toBeChecked(options?: { checked?: boolean }): Result
  toBeFocused(): Result
  toBeEmpty(): Result
  toHaveValue(value: Text, options?: { timeout?: number }): Result
  toHaveAttribute(name: string, value?: Text, options?: { timeout?: number }): Result
  toHaveAccessibleName(name: Text): Result
  toHaveId(id: Text): Result
  toHaveCount(count: number, options?: { timeout?: number }): Result
  toHaveText(text: Text | readonly Text[], options?: { timeout?: number }): Result
  toContainText(text: Text | readonly Text[], options?: { timeout?: number }): Result
  toHaveURL(url: Text | ((url: URL) => boolean), options?: { timeout?: number }): Result
  toHaveTitle(title: Text): Result
  /** Of a function: it is called until it does not throw. */
  toPass(): Result
}

declare module 'vitest' {
  // The parameters have to be Vitest's own.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ElementMatchers<Promise<void>> {}
}
