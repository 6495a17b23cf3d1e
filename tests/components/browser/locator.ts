import type { ByRoleMatcher } from '@testing-library/dom'
import { innerTextOf, isDisabled, isVisible, normalised } from './element-state.ts'
import { isCovered } from './modal-dialogs.ts'
import {
  byCss,
  byLabel,
  byPlaceholder,
  byRole,
  byText,
  holdsText,
  inDocumentOrder,
  roleDescription,
  type Find,
  type RoleOptions,
  type TextOptions,
} from './find-elements.ts'
import { literally, press, userOf } from './keys.ts'

export interface FilterOptions {
  readonly has?: Locator
  readonly hasText?: string | RegExp
  readonly hasNot?: Locator
  readonly hasNotText?: string | RegExp
}

/** A file that is put into a file input. */
export interface InputFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Uint8Array
}

/** How long an action waits for its element, in ms. */
export const ACTION_TIMEOUT = Number(process.env['COMPONENT_TIMEOUT'] ?? 60_000)

/** Time between two looks at a page, in ms. */
const POLL_MS = { min: 20, max: 200 }

/** Waits before a page is looked at again: the longer, the longer the look that began at `start` took, so that the page has most of the time. */
export async function beforeNextLook(start: number): Promise<void> {
  const wait = Math.min(POLL_MS.max, Math.max(POLL_MS.min, 2 * (performance.now() - start)))
  await new Promise((resolve) => setTimeout(resolve, wait))
}

/**
 * Elements of a page, queried anew each time; the part of Playwright's Locator that needs no layout. Actions wait until exactly one
 * element exists, is visible and enabled, and reject after `ACTION_TIMEOUT` with a description of the query.
 */
export class Locator {
  readonly #root: () => ParentNode
  readonly #find: Find
  readonly description: string

  constructor(root: () => ParentNode, find: Find, description: string) {
    this.#root = root
    this.#find = find
    this.description = description
  }

  /** All that match now. */
  elements(): Element[] {
    return this.#find(this.#root())
  }

  #below(find: Find, description: string): Locator {
    const own = this.#find
    const within: Find = (root) => inDocumentOrder(own(root).flatMap(find))
    return new Locator(this.#root, within, `${this.description} >> ${description}`)
  }

  #among(choose: (elements: Element[]) => Element[], description: string): Locator {
    const own = this.#find
    return new Locator(this.#root, (root) => choose(own(root)), `${this.description} >> ${description}`)
  }

  locator(selector: string | Locator): Locator {
    return typeof selector === 'string' ? this.#below(byCss(selector), selector) : this.#below(selector.#find, selector.description)
  }

  getByRole(role: ByRoleMatcher, options: RoleOptions = {}): Locator {
    return this.#below(byRole(role, options), roleDescription(role, options))
  }

  getByText(text: string | RegExp, options: TextOptions = {}): Locator {
    return this.#below(byText(text, options), `text=${text}`)
  }

  getByLabel(text: string | RegExp, options: TextOptions = {}): Locator {
    return this.#below(byLabel(text, options), `label=${text}`)
  }

  getByTestId(id: string): Locator {
    return this.locator(`[data-testid="${id}"]`)
  }

  getByPlaceholder(text: string | RegExp, options: TextOptions = {}): Locator {
    return this.#below(byPlaceholder(text, options), `placeholder=${text}`)
  }

  filter({ has, hasText, hasNot, hasNotText }: FilterOptions): Locator {
    const passes = (element: Element) =>
      (has === undefined || has.#find(element).length > 0) &&
      (hasNot === undefined || hasNot.#find(element).length === 0) &&
      (hasText === undefined || holdsText(element, hasText)) &&
      (hasNotText === undefined || !holdsText(element, hasNotText))
    return this.#among((elements) => elements.filter(passes), `filter(${String(hasText ?? has?.description ?? hasNotText ?? '')})`)
  }

  nth(index: number): Locator {
    return this.#among((elements) => [elements.at(index)].filter((element) => element !== undefined), `nth=${index}`)
  }

  first(): Locator {
    return this.nth(0)
  }

  last(): Locator {
    return this.nth(-1)
  }

  or(other: Locator): Locator {
    const [own, others] = [this.#find, other.#find]
    return new Locator(
      this.#root,
      (root) => inDocumentOrder([...own(root), ...others(root)]),
      `${this.description} or ${other.description}`,
    )
  }

  and(other: Locator): Locator {
    const others = other.#find
    return this.#among((elements) => {
      const also = new Set(others(this.#root()))
      return elements.filter((element) => also.has(element))
    }, `and ${other.description}`)
  }

  async all(): Promise<Locator[]> {
    return this.elements().map((_, i) => this.nth(i))
  }

  async count(): Promise<number> {
    return this.elements().length
  }

  async isVisible(): Promise<boolean> {
    return this.elements().some(isVisible)
  }

  async isChecked(): Promise<boolean> {
    return (await this.one<HTMLInputElement>()).checked
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible())
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled())
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.one())
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map(({ textContent }) => textContent ?? '')
  }

  async allInnerTexts(): Promise<string[]> {
    return this.elements().map(innerTextOf)
  }

  async textContent(): Promise<string | null> {
    return (await this.one()).textContent
  }

  async innerText(): Promise<string> {
    return innerTextOf(await this.one())
  }

  async inputValue(): Promise<string> {
    return (await this.one<HTMLInputElement>()).value
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name)
  }

  /** Calls a function with all elements that match now. */
  async evaluateAll<Result, Argument>(call: (elements: never, argument: Argument) => Result, argument?: Argument): Promise<Result> {
    const elements = this.elements()
    return within(elements[0], call)(elements as never, argument as Argument)
  }

  /** Calls a function with the element; it must use nothing of its module. */
  async evaluate<Result, Argument>(call: (element: never, argument: Argument) => Result, argument?: Argument): Promise<Result> {
    const element = await this.one()
    return within(element, call)(element as never, argument as Argument)
  }

  async waitFor({ state = 'visible' }: { state?: 'attached' | 'detached' | 'visible' | 'hidden' } = {}): Promise<void> {
    const holds = {
      attached: () => this.elements().length > 0,
      detached: () => this.elements().length === 0,
      visible: () => this.elements().some(isVisible),
      hidden: () => !this.elements().some(isVisible),
    }[state]
    await until(holds, () => `${this.description} is not ${state}`)
  }

  async click(options: { button?: 'left' | 'right' | 'middle'; modifiers?: readonly string[] } = {}): Promise<void> {
    const element = await this.#actionable()
    const user = userOf(element)
    const held = (options.modifiers ?? []).map((key) => (key === 'ControlOrMeta' ? 'Control' : key))
    for (const key of held) await user.keyboard(`{${key}>}`)
    const key = { left: '[MouseLeft]', right: '[MouseRight]', middle: '[MouseMiddle]' }[options.button ?? 'left']
    await user.pointer([{ target: element }, { keys: key, target: element }])
    for (const name of held) await user.keyboard(`{/${name}}`)
  }

  async dblclick(): Promise<void> {
    const element = await this.#actionable()
    await userOf(element).dblClick(element)
  }

  async hover(): Promise<void> {
    const element = await this.#actionable()
    await userOf(element).hover(element)
  }

  async focus(): Promise<void> {
    ;(await this.one<HTMLElement>()).focus()
  }

  async blur(): Promise<void> {
    ;(await this.one<HTMLElement>()).blur()
  }

  /** Replaces the value of a field, as one input. */
  async fill(value: string): Promise<void> {
    const element = (await this.#actionable()) as HTMLInputElement
    if (element.readOnly) throw new Error(`${this.description} cannot be edited`)
    element.focus()
    setValue(element, value, value)
    element.dispatchEvent(new (windowOf(element).Event)('change', { bubbles: true }))
  }

  async clear(): Promise<void> {
    await this.fill('')
  }

  async pressSequentially(text: string): Promise<void> {
    const element = (await this.#actionable()) as HTMLElement
    element.focus()
    await userOf(element).keyboard(literally(text))
  }

  async press(key: string): Promise<void> {
    const element = (await this.one()) as HTMLElement
    element.focus()
    await press(element.ownerDocument, key)
  }

  async check(): Promise<void> {
    await this.#setChecked(true)
  }

  async uncheck(): Promise<void> {
    await this.#setChecked(false)
  }

  async setChecked(checked: boolean): Promise<void> {
    await this.#setChecked(checked)
  }

  async #setChecked(checked: boolean): Promise<void> {
    const isChecked = (element: Element) => (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true'
    const element = await this.#actionable()
    if (isChecked(element) !== checked) await userOf(element).click(element)
    await until(
      () => this.elements().some((one) => isChecked(one) === checked),
      () => `${this.description} did not become ${checked ? 'checked' : 'unchecked'}`,
    )
  }

  /** By value or label, one or several. */
  async selectOption(choice: string | { label?: string; value?: string } | readonly string[]): Promise<void> {
    const element = (await this.#actionable()) as HTMLSelectElement
    const all = Array.isArray(choice) ? choice : [choice]
    const matches = (option: HTMLOptionElement) =>
      all.some((one) =>
        typeof one === 'string'
          ? option.value === one || normalised(option.textContent) === one
          : option.value === one.value || normalised(option.textContent) === one.label,
      )
    await until(
      () => Array.from(element.options).some(matches),
      () => `${this.description} has no option ${JSON.stringify(choice)}`,
    )
    await userOf(element).selectOptions(element, Array.from(element.options).filter(matches))
  }

  async setInputFiles(files: InputFile | readonly InputFile[]): Promise<void> {
    const element = (await this.one()) as HTMLInputElement
    const window = windowOf(element)
    const list = (Array.isArray(files) ? files : [files]) as readonly InputFile[]
    const made = list.map(({ name, mimeType, buffer }) => new window.File([new Uint8Array(buffer)], name, { type: mimeType }))
    await userOf(element, { applyAccept: false }).upload(element, made)
  }

  async dispatchEvent(type: string, init: Record<string, unknown> = {}): Promise<void> {
    const element = await this.one()
    const window = windowOf(element)
    element.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), init))
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.one()
  }

  /** The one element there is, once it is there. */
  async one<Kind extends Element = Element>(): Promise<Kind> {
    const found = await until(
      () => {
        const elements = this.elements()
        return elements.length === 1 ? elements : null
      },
      () => `${this.description} found ${this.elements().length} elements, not one`,
    )
    return found[0] as Kind
  }

  async #actionable(): Promise<Element> {
    const element = await until(
      () => {
        const [only, ...more] = this.elements()
        return only !== undefined && more.length === 0 && isVisible(only) && !isDisabled(only) && !isCovered(only) ? only : null
      },
      () => {
        const elements = this.elements()
        if (elements.length !== 1) return `${this.description} found ${elements.length} elements, not one`
        const [only] = elements as [Element]
        return `${this.description} is ${isVisible(only) ? (isCovered(only) ? 'covered by a dialog' : 'disabled') : 'not visible'}`
      },
    )
    return element
  }
}

/** Gives a field a value as typing does; `data` is what was typed. */
export function setValue(element: HTMLInputElement, value: string, data: string): void {
  const window = windowOf(element)
  const prototype = element.tagName === 'TEXTAREA' ? window.HTMLTextAreaElement.prototype : window.HTMLInputElement.prototype
  // React notices a value only if it is set through the setter of the prototype.
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
  element.dispatchEvent(new window.InputEvent('input', { bubbles: true, data, inputType: 'insertText' }))
}

/** A function with the globals of an element's page; it must use nothing of its module. */
function within<Call>(element: Element | undefined, call: Call): Call {
  return element === undefined
    ? call
    : ((windowOf(element) as unknown as { eval(code: string): unknown }).eval(`(${String(call)})`) as Call)
}

/** Polls until `read` returns a value, which it resolves with; rejects after `ACTION_TIMEOUT` with the message of `why`. */
export async function until<Value>(
  read: () => Value | null | false | undefined,
  why: () => string,
  timeout = ACTION_TIMEOUT,
): Promise<Value> {
  const end = performance.now() + timeout
  for (;;) {
    const start = performance.now()
    const value = read()
    if (value !== null && value !== false && value !== undefined) return value
    if (performance.now() > end) throw new Error(why())
    await beforeNextLook(start)
  }
}

type PageWindow = typeof globalThis

function windowOf(element: Element): PageWindow {
  return element.ownerDocument.defaultView as unknown as PageWindow
}
