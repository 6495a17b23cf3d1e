import { Storage, type BrowserPage, type Request as WindowRequest, type Response } from 'happy-dom'
import type { ByRoleMatcher } from '@testing-library/dom'
import {
  byCss,
  byLabel,
  byPlaceholder,
  byRole,
  byText,
  roleDescription,
  type Find,
  type RoleOptions,
  type TextOptions,
} from './find-elements.ts'
import { Keyboard } from './keyboard.ts'
import { ACTION_TIMEOUT, Locator, until } from './locator.ts'
import { Clock } from './clock.ts'
import { matchesUrl, type UrlMatcher } from './matches-url.ts'
import { type Fulfilment, aborted, PageRequest, type PageResponse, type Route } from './page-request.ts'
import type { ServerRequests } from './server-requests.ts'

/** What a page's window is for a test. */
export type PageWindow = typeof globalThis & Window

/** Without a request for so long, in ms, a page is quiet. */
const QUIET_MS = 60

/** How long a page may take to become quiet, in ms: it may have many requests on a busy machine, each of them answered. */
const QUIET_TIMEOUT = 3 * ACTION_TIMEOUT

/** Statuses whose answers have no body. */
const NO_BODY = new Set([204, 205, 304])

/** What media queries ask a system for; undefined leaves it. */
export interface MediaPreferences {
  readonly colorScheme?: 'light' | 'dark' | null | undefined
  readonly reducedMotion?: 'reduce' | 'no-preference' | null | undefined
}

/** What a page needs to know of the browser it is in. */
export interface PageContext {
  /** The server's address, without a slash at the end. */
  readonly base: string
  readonly request: ServerRequests
  waitForEvent(event: 'page'): Promise<Page>
  prefer(preferences: MediaPreferences): void
  isOffline(): boolean
}

interface RouteRow {
  readonly matcher: UrlMatcher
  readonly handle: (route: Route) => unknown
  /** How many requests it still decides on. */
  left: number
}

type PageEvent = 'request' | 'response' | 'console' | 'pageerror' | 'close'

/** One page of a context. */
export class Page {
  readonly sessionStorage = new Storage()
  readonly initScripts: ((window: PageWindow) => void)[] = []
  readonly keyboard: Keyboard
  readonly clock: Clock
  readonly #context: PageContext
  readonly #page: BrowserPage
  #routes: RouteRow[] = []
  #listeners: { event: PageEvent; listener: (value: never) => void }[] = []
  /** Requests of calls that are under way. */
  readonly #underWay = new Set<PageRequest>()
  /** While a document is on its way. */
  #isOpening = false
  #quietSince = 0
  readonly #requests = new WeakMap<WindowRequest, Promise<PageRequest>>()

  constructor(context: PageContext, page: BrowserPage) {
    this.#context = context
    this.#page = page
    this.keyboard = new Keyboard(() => this.#window.document)
    this.clock = new Clock(() => this.#window)
  }

  get #window(): PageWindow {
    return this.#page.mainFrame.window as unknown as PageWindow
  }

  get request(): ServerRequests {
    return this.#context.request
  }

  context(): PageContext {
    return this.#context
  }

  /** Its window is new: what it asks for from now on is not its document. */
  begun(): void {
    this.#isOpening = false
    // Requests of the previous document end with it, even if they were not aborted.
    for (const request of this.#underWay) this.#ended(request)
  }

  owns(window: unknown): boolean {
    return this.#page.mainFrame.window === window
  }

  url(): string {
    return this.#page.url
  }

  async title(): Promise<string> {
    return this.#window.document.title
  }

  async content(): Promise<string> {
    return this.#window.document.documentElement.outerHTML
  }

  /** Opens an address as a browser does: the document again. */
  async goto(path: string): Promise<void> {
    this.#isOpening = true
    await this.#page.goto(new URL(path, this.#context.base).href)
  }

  async reload(): Promise<void> {
    this.#isOpening = true
    await this.#page.reload()
  }

  async goBack(): Promise<void> {
    this.#window.history.back()
    await settled()
  }

  async goForward(): Promise<void> {
    this.#window.history.forward()
    await settled()
  }

  async close(): Promise<void> {
    await this.#page.close()
  }

  /** Calls a function within the page with its globals; it must use nothing of its module. */
  async evaluate<Result, Argument = undefined>(call: (argument: Argument) => Result, argument?: Argument): Promise<Awaited<Result>> {
    return (await callWithin(this.#window, call, argument)) as Awaited<Result>
  }

  /** Has a function called with each new window before anything of the page runs. */
  async addInitScript<Argument = undefined>(call: (argument: Argument) => void, argument?: Argument): Promise<void> {
    this.initScripts.push((window) => callWithin(window, call, argument))
  }

  viewportSize(): { width: number; height: number } {
    return { width: this.#window.innerWidth, height: this.#window.innerHeight }
  }

  /** CSS pixels. Media queries hear of it. */
  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    this.#page.setViewport(size)
  }

  /** Preferences of the system, for all pages of the context. */
  async emulateMedia(preferences: MediaPreferences): Promise<void> {
    this.#context.prefer(preferences)
    this.announce('resize')
  }

  async waitForTimeout(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  }

  /** The next page that is opened (`popup`), request or answer. */
  async waitForEvent(event: 'popup' | 'request' | 'response' | 'console' | 'pageerror'): Promise<unknown> {
    return event === 'popup' ? this.#context.waitForEvent('page') : this.#next(event, () => true)
  }

  async bringToFront(): Promise<void> {
    this.announce('focus')
  }

  /** Has the window hear an event. */
  announce(event: string): void {
    this.#window.dispatchEvent(new this.#window.Event(event))
  }

  locator(selector: string): Locator {
    return this.#find(byCss(selector), selector)
  }

  getByRole(role: ByRoleMatcher, options: RoleOptions = {}): Locator {
    return this.#find(byRole(role, options), roleDescription(role, options))
  }

  getByText(text: string | RegExp, options: TextOptions = {}): Locator {
    return this.#find(byText(text, options), `text=${text}`)
  }

  getByLabel(text: string | RegExp, options: TextOptions = {}): Locator {
    return this.#find(byLabel(text, options), `label=${text}`)
  }

  getByTestId(id: string): Locator {
    return this.locator(`[data-testid="${id}"]`)
  }

  getByPlaceholder(text: string | RegExp, options: TextOptions = {}): Locator {
    return this.#find(byPlaceholder(text, options), `placeholder=${text}`)
  }

  #find(find: Find, description: string): Locator {
    return new Locator(() => this.#window.document, find, description)
  }

  on(event: PageEvent, listener: (value: never) => void): void {
    this.#listeners.push({ event, listener })
  }

  off(event: PageEvent, listener: (value: never) => void): void {
    this.#listeners = this.#listeners.filter((one) => one.event !== event || one.listener !== listener)
  }

  /** Has a handler decide on requests to an address; of several the one that was set last. */
  async route(matcher: UrlMatcher, handle: RouteRow['handle'], { times = Infinity }: { times?: number } = {}): Promise<void> {
    this.#routes.unshift({ matcher, handle, left: times })
  }

  async unroute(matcher: UrlMatcher): Promise<void> {
    this.#routes = this.#routes.filter((row) => String(row.matcher) !== String(matcher))
  }

  async unrouteAll(): Promise<void> {
    this.#routes = []
  }

  /** The next request that matches. */
  async waitForRequest(matcher: UrlMatcher | ((request: PageRequest) => boolean)): Promise<PageRequest> {
    return this.#next<PageRequest>('request', (request) =>
      typeof matcher === 'function' ? (matcher as (request: PageRequest) => boolean)(request) : this.#matches(request.url(), matcher),
    )
  }

  /** The next answer that matches. */
  async waitForResponse(matcher: UrlMatcher | ((response: PageResponse) => boolean)): Promise<PageResponse> {
    return this.#next<PageResponse>('response', (response) =>
      typeof matcher === 'function' ? (matcher as (response: PageResponse) => boolean)(response) : this.#matches(response.url(), matcher),
    )
  }

  async waitForURL(matcher: UrlMatcher): Promise<void> {
    await until(
      () => this.#matches(this.url(), matcher),
      () => `The address is ${this.url()}, not ${String(matcher)}`,
    )
  }

  async waitForLoadState(state: 'load' | 'domcontentloaded' | 'networkidle' = 'load'): Promise<void> {
    if (state !== 'networkidle') return
    await until(
      () => this.#underWay.size === 0 && performance.now() - this.#quietSince > QUIET_MS,
      () => `Still under way in ${this.url()}: ${[...this.#underWay].map((request) => request.url()).join(', ')}`,
      QUIET_TIMEOUT,
    )
  }

  async waitForFunction<Argument>(call: (argument: Argument) => unknown, argument?: Argument): Promise<void> {
    await until(
      () => Boolean(callWithin(this.#window, call, argument)),
      () => `It never held: ${call}`,
    )
  }

  #matches(url: string, matcher: UrlMatcher): boolean {
    return matchesUrl(url, matcher, this.#context.base)
  }

  #next<Value>(event: PageEvent, passes: (value: Value) => boolean): Promise<Value> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.off(event, listener)
        reject(new Error(`No ${event} that was waited for`))
      }, ACTION_TIMEOUT)
      const listener = (value: Value) => {
        if (!passes(value)) return
        clearTimeout(timer)
        this.off(event, listener)
        resolve(value)
      }
      this.on(event, listener)
    })
  }

  #emit(event: PageEvent, value: unknown): void {
    for (const row of this.#listeners) if (row.event === event) row.listener(value as never)
  }

  /** Before a request is sent: emits the event; a route may respond instead of the server. */
  async intercept(sent: WindowRequest): Promise<Response | undefined> {
    const window = this.#window
    const pageRequest = PageRequest.of(sent, this.#isOpening)
    this.#requests.set(sent, pageRequest)
    const request = await pageRequest
    this.#underWay.add(request)
    // One that was aborted before this, or whose document was left meanwhile, is no longer announced as such.
    if (sent.signal.aborted || this.#window !== window) this.#ended(request)
    else sent.signal.addEventListener('abort', () => this.#ended(request))
    this.#emit('request', request)
    if (this.#context.isOffline()) {
      this.#ended(request)
      throw new TypeError('Failed to fetch')
    }
    const rows = this.#routes.filter(({ matcher, left }) => left > 0 && this.#matches(request.url(), matcher))
    for (const row of rows) {
      row.left -= 1
      const decision = await Promise.race([this.#decide(row, request, sent), aborted(sent.signal)])
      if (decision === 'fallback') continue
      if (decision === 'continue') return undefined
      if (decision === 'abort') {
        this.#ended(request)
        throw new TypeError('Failed to fetch')
      }
      return this.#fulfilled(decision)
    }
    return undefined
  }

  /**
   * After a response of the server or a route: emits the event and passes on the complete body, because teeing the stream would block both
   * readers.
   */
  async answered(sent: WindowRequest, response: Response): Promise<Response> {
    const request = await (this.#requests.get(sent) ?? PageRequest.of(sent))
    const { status, statusText } = response
    const headers = Object.fromEntries(response.headers)
    // No events for a document that was left or closed meanwhile.
    const body = await response.arrayBuffer().then(Buffer.from, () => null)
    // A closed window has no constructors.
    if (body === null || typeof (this.#window as Partial<typeof globalThis>).Response !== 'function') {
      this.#ended(request)
      return response
    }
    this.#emit('response', {
      url: () => request.url(),
      status: () => status,
      ok: () => status >= 200 && status < 300,
      request: () => request,
      headers: () => headers,
      finished: async () => null,
      text: async () => body.toString('utf8'),
      json: async () => JSON.parse(body.toString('utf8')),
    } satisfies PageResponse)
    this.#ended(request)
    const whole = this.#response(status < 101 || NO_BODY.has(status) ? null : body, { status, statusText, headers })
    // A document's address is that of its answer, after redirects.
    Object.defineProperty(whole, 'url', { value: response.url })
    return whole
  }

  #ended(request: PageRequest): void {
    request.end()
    this.#underWay.delete(request)
    this.#quietSince = performance.now()
  }

  #decide({ handle }: RouteRow, request: PageRequest, sent: WindowRequest): Promise<'continue' | 'fallback' | 'abort' | Fulfilment> {
    return new Promise((resolve, reject) => {
      const settle = async (decision: 'continue' | 'fallback' | 'abort' | Fulfilment) => resolve(decision)
      const route: Route = {
        request: () => request,
        continue: () => settle('continue'),
        fallback: () => settle('fallback'),
        fulfill: settle,
        abort: () => settle('abort'),
        fetch: () => this.#context.request.repeat(request, sent),
      }
      Promise.resolve(handle(route)).catch(reject)
    })
  }

  async #fulfilled({ response, ...given }: Fulfilment): Promise<Response> {
    const { status = response?.status() ?? 200, headers = response?.headers() ?? {}, contentType, json } = given
    const body = given.body ?? (json === undefined ? await response?.text() : undefined)
    const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
    const text = json === undefined ? body : JSON.stringify(json)
    return this.#response(text ?? null, { status, headers: { 'content-type': type, ...headers } })
  }

  #response(body: string | Uint8Array | null, init: { status: number; statusText?: string; headers: Record<string, string> }): Response {
    const window = this.#window as unknown as { Response: typeof Response }
    return new window.Response(body as never, init)
  }
}

/** Calls a function within a window, with its globals; it must use nothing of its module. */
export function callWithin<Argument>(window: PageWindow, call: (argument: Argument) => unknown, argument: Argument | undefined): unknown {
  return (window.eval(`(${call})`) as (argument: unknown) => unknown)(argument)
}

/** Lets what was begun by a step through the history come to its end. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
