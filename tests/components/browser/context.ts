import { readFile } from 'node:fs/promises'
import { Script } from 'node:vm'
import { Browser, Storage, type BrowserContext as WindowContext } from 'happy-dom'
import type { OneScript } from '../../../apps/web/build-one-script.ts'
import { followModals } from './modal-dialogs.ts'
import { ACTION_TIMEOUT } from './locator.ts'
import { callWithin, type MediaPreferences, Page, type PageWindow } from './page.ts'
import { type DisplayRules, PageStyles, readDisplayRules } from './page-styles.ts'
import { type BrowserCookies, ServerRequests } from './server-requests.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** The web app as a context runs it. */
interface App {
  readonly script: Script
  readonly styles: DisplayRules
}

const apps = new Map<string, Promise<App>>()

/** A web app as one script, compiled once a worker. */
function readApp({ script, styles }: OneScript): Promise<App> {
  const known = apps.get(script)
  if (known !== undefined) return known
  const app = Promise.all([readFile(script, 'utf8'), readFile(styles, 'utf8')]).then(([code, css]) => ({
    script: new Script(code, { filename: script }),
    styles: readDisplayRules(css),
  }))
  apps.set(script, app)
  return app
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly domain: string
  readonly path: string
  /** Epoch seconds; -1 for one of the session. */
  readonly expires: number
  readonly sameSite: string
}

export interface StorageState {
  readonly cookies: readonly Cookie[]
  readonly origins: readonly {
    readonly origin: string
    readonly localStorage: readonly { readonly name: string; readonly value: string }[]
  }[]
}

export interface ContextOptions extends MediaPreferences {
  /** What local storage holds from the beginning. */
  readonly stored?: Readonly<Record<string, string>>
  /** CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number }
}

const VIEWPORT = { width: 1440, height: 900 }

/**
 * A browser without layout: pages of the built web app in happy-dom, on the real server. Implements the part of Playwright's API that
 * needs no layout, so that a test reads the same in both. Pages of one context share local storage and cookies.
 */
export class Context {
  /** The server's address, without a slash at the end. */
  readonly base: string
  readonly request: ServerRequests
  readonly #browser: Browser
  readonly #context: WindowContext
  readonly #app: App
  readonly #storage = new Storage()
  readonly #waiting: ((page: Page) => void)[] = []
  readonly #initScripts: ((window: PageWindow) => void)[] = []
  #pages: Page[] = []
  #isOffline = false

  private constructor(base: string, app: App, viewport: { readonly width: number; readonly height: number }) {
    this.base = base
    this.#app = app
    this.#browser = new Browser({
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        disableJavaScriptFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
        disableComputedStyleRendering: true,
        navigator: { userAgent: CHROME },
        viewport,
        fetch: {
          interceptor: {
            beforeAsyncRequest: async ({ request, window }) => {
              // The interceptor is not notified of a response from the cache: its request would never end.
              this.#context.responseCache.clear()
              return this.#pageOf(window)?.intercept(request)
            },
            afterAsyncResponse: async ({ request, response, window }) => this.#pageOf(window)?.answered(request, response),
          },
        },
        navigation: { beforeContentCallback: (window) => this.#begin(window as unknown as PageWindow) },
      },
    })
    this.#context = this.#browser.defaultContext
    this.request = new ServerRequests(base, cookiesOf(this.#context, base))
  }

  /** A context at a server, with the web app. */
  static async open(
    base: string,
    built: OneScript,
    { stored = {}, viewport = VIEWPORT, ...preferences }: ContextOptions = {},
  ): Promise<Context> {
    const context = new Context(base, await readApp(built), viewport)
    context.prefer(preferences)
    for (const [key, value] of Object.entries(stored)) context.#storage.setItem(key, value)
    return context
  }

  async newPage(): Promise<Page> {
    const page = new Page(this, this.#context.newPage())
    this.#pages.push(page)
    return page
  }

  pages(): readonly Page[] {
    return this.#pages
  }

  async close(): Promise<void> {
    this.#pages = []
    await this.#browser.close()
  }

  /** All cookies, as Playwright tells them. */
  async cookies(): Promise<Cookie[]> {
    return this.#context.cookieContainer.getCookies(new URL(this.base), true).map(({ key, value, domain, path, expires, sameSite }) => ({
      name: key,
      value: value ?? '',
      domain: domain || new URL(this.base).hostname,
      path,
      expires: expires === null ? -1 : expires.getTime() / 1000,
      sameSite,
    }))
  }

  async addCookies(cookies: readonly { readonly name: string; readonly value: string }[]): Promise<void> {
    const originURL = new URL(this.base)
    this.#context.cookieContainer.addCookies(cookies.map(({ name, value }) => ({ key: name, value, originURL })))
  }

  async clearCookies(): Promise<void> {
    this.#context.cookieContainer.clearCookies()
  }

  /** Has a function called with each new window before anything of the page runs. */
  async addInitScript<Argument = undefined>(call: (argument: Argument) => void, argument?: Argument): Promise<void> {
    this.#initScripts.push((window) => callWithin(window, call, argument))
  }

  /** What local storage holds, for another context. */
  async storageState(): Promise<StorageState> {
    const names = Array.from({ length: this.#storage.length }, (_, i) => this.#storage.key(i)!)
    const localStorage = names.map((name) => ({ name, value: this.#storage.getItem(name)! }))
    return { cookies: await this.cookies(), origins: [{ origin: this.base, localStorage }] }
  }

  /** Everything is allowed already. */
  async grantPermissions(): Promise<void> {}

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline
    for (const page of this.#pages) page.announce(isOffline ? 'offline' : 'online')
  }

  isOffline(): boolean {
    return this.#isOffline
  }

  /** The preferences a system has, which media queries ask for; undefined leaves them. */
  prefer({ colorScheme, reducedMotion }: MediaPreferences): void {
    const { device } = this.#browser.settings
    if (colorScheme) device.prefersColorScheme = colorScheme
    if (reducedMotion) device.prefersReducedMotion = reducedMotion
  }

  /** The next page that a page opens. */
  waitForEvent(event: 'page'): Promise<Page> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${event} was opened`)), ACTION_TIMEOUT)
      this.#waiting.push((page) => {
        clearTimeout(timer)
        resolve(page)
      })
    })
  }

  /** A page that another one has opened. */
  #opened(window: unknown): Page {
    const opened = this.#context.pages.find(({ mainFrame }) => (mainFrame.window as unknown) === window)
    if (opened === undefined) throw new Error('A window without a page')
    const page = new Page(this, opened)
    this.#pages.push(page)
    for (const onPage of this.#waiting.splice(0)) onPage(page)
    return page
  }

  #pageOf(window: unknown): Page | undefined {
    return this.#pages.find((page) => page.owns(window))
  }

  /** A page's window is new and empty: it runs the app once its document is there. */
  #begin(window: PageWindow): void {
    const page = this.#pageOf(window) ?? this.#opened(window)
    Object.defineProperty(window, 'localStorage', { value: this.#storage })
    Object.defineProperty(window, 'sessionStorage', { value: page.sessionStorage })
    page.begun()
    defineSizes(window)
    followModals(window)
    followLinksInLabels(window)
    PageStyles.install(window, this.#app.styles)
    page.clock.begin()
    Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => !this.#isOffline })
    for (const script of [...this.#initScripts, ...page.initScripts]) script(window)
    // happy-dom tells of no DOMContentLoaded; nothing else is loaded, so this comes as soon. Other documents do not run the app.
    window.addEventListener('load', () => {
      if (window.document.getElementById('root') !== null) this.#app.script.runInContext(window)
    })
  }
}

/** A link within a label is followed, and does not press what the label is of: user-event would do the latter. */
function followLinksInLabels(window: PageWindow): void {
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('label a[href]')
    if (link === null || event.defaultPrevented) return
    event.preventDefault()
    window.open(link.href, link.target || '_self')
  })
}

/** Without layout every element has the size of the window, so that virtual lists render rows. */
function defineSizes(window: PageWindow): void {
  const sizes = { offsetWidth: 'innerWidth', clientWidth: 'innerWidth', offsetHeight: 'innerHeight', clientHeight: 'innerHeight' } as const
  for (const [name, source] of Object.entries(sizes)) {
    Object.defineProperty(window.HTMLElement.prototype, name, { configurable: true, get: () => window[source] })
  }
}

/** The cookies that the server at an address set, also those no script sees. */
function cookiesOf({ cookieContainer }: WindowContext, base: string): BrowserCookies {
  const originURL = new URL(base)
  return {
    header: () =>
      cookieContainer
        .getCookies(originURL, false)
        .map(({ key, value }) => `${key}=${value}`)
        .join('; '),
    store(headers) {
      for (const header of headers) {
        const [, key, value] = /^([^=;]+)=([^;]*)/.exec(header)!
        cookieContainer.addCookies([{ key: key!, value: value!, originURL, httpOnly: /; HttpOnly/i.test(header) }])
      }
    },
  }
}
