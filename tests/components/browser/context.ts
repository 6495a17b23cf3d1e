import { readFile } from 'node:fs/promises'
import { Script } from 'node:vm'
import { Browser, Storage, type BrowserContext as WindowContext } from 'happy-dom'
import { ACTION_TIMEOUT } from './locator.ts'
import { Page, type PageWindow } from './page.ts'
import { ServerRequests } from './server-requests.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

let script: Promise<Script> | null = null

/** The web app as one script, compiled once a worker. */
function appScript(path: string): Promise<Script> {
  script ??= readFile(path, 'utf8').then((code) => new Script(code, { filename: path }))
  return script
}

/**
 * A browser without layout: pages of the built web app in happy-dom, on the real server. Speaks the part of Playwright's language that
 * needs no layout, so that a test reads the same in both. Pages of one context share local storage and cookies.
 */
export class Context {
  /** The server's address, without a slash at the end. */
  readonly base: string
  readonly request: ServerRequests
  readonly #browser: Browser
  readonly #context: WindowContext
  readonly #script: Script
  readonly #storage = new Storage()
  readonly #waiting: ((page: Page) => void)[] = []
  #pages: Page[] = []

  private constructor(base: string, compiled: Script) {
    this.base = base
    this.request = new ServerRequests(base)
    this.#script = compiled
    this.#browser = new Browser({
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        disableJavaScriptFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
        disableComputedStyleRendering: true,
        navigator: { userAgent: CHROME },
        viewport: { width: 1440, height: 900 },
        fetch: {
          interceptor: {
            beforeAsyncRequest: async ({ request, window }) => this.#pageOf(window)?.intercept(request),
            afterAsyncResponse: async ({ request, response, window }) => this.#pageOf(window)?.answered(request, response),
          },
        },
        navigation: { beforeContentCallback: (window) => this.#begin(window as unknown as PageWindow) },
      },
    })
    this.#context = this.#browser.defaultContext
  }

  /** A context at a server; `app` is the path of the web app as one script, `stored` what local storage holds from the beginning. */
  static async open(base: string, app: string, stored: Readonly<Record<string, string>> = {}): Promise<Context> {
    const context = new Context(base, await appScript(app))
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
    for (const hear of this.#waiting.splice(0)) hear(page)
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
    page.clock.begin()
    for (const script of page.initScripts) script(window)
    // happy-dom tells of no DOMContentLoaded; nothing else is loaded, so this comes as soon.
    window.addEventListener('load', () => this.#script.runInContext(window as never))
  }
}
