import type { Request as WindowRequest } from 'happy-dom'
import type { PageRequest, PageResponse } from './page-request.ts'

interface SendOptions {
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The cookies of a browser. */
export interface BrowserCookies {
  /** What goes into the header `cookie`. */
  header(): string
  /** Stores what came in headers `set-cookie`. */
  store(headers: readonly string[]): void
}

/** Requests of a test itself, as Playwright's `request`: with the cookies of the browser. */
export class ServerRequests {
  readonly #base: string
  readonly #cookies: BrowserCookies

  constructor(base: string, cookies: BrowserCookies) {
    this.#base = base
    this.#cookies = cookies
  }

  get(path: string, options: SendOptions = {}): Promise<PageResponse> {
    return this.#send('GET', path, options)
  }

  post(path: string, options: SendOptions = {}): Promise<PageResponse> {
    return this.#send('POST', path, options)
  }

  /** Sends what a page was about to send. */
  async repeat(request: PageRequest, sent: WindowRequest): Promise<PageResponse> {
    const body = request.method() === 'GET' ? undefined : Buffer.from(await sent.clone().arrayBuffer())
    return this.#answer(request.url(), { method: request.method(), headers: request.headers(), ...(body && { body }) }, request)
  }

  #send(method: string, path: string, { data, headers = {} }: SendOptions): Promise<PageResponse> {
    const body = data === undefined ? {} : { body: JSON.stringify(data) }
    const type = data === undefined ? {} : { 'content-type': 'application/json' }
    return this.#answer(new URL(path, this.#base).href, { method, headers: { ...type, ...headers }, ...body })
  }

  async #answer(url: string, { headers, ...init }: RequestInit, request?: PageRequest): Promise<PageResponse> {
    const response = await fetch(url, { ...init, headers: { ...(headers as Record<string, string>), cookie: this.#cookies.header() } })
    this.#cookies.store(response.headers.getSetCookie())
    const body = Buffer.from(await response.arrayBuffer())
    return {
      url: () => url,
      status: () => response.status,
      ok: () => response.ok,
      request: () => {
        if (request === undefined) throw new Error('This was no request of a page')
        return request
      },
      finished: async () => null,
      headers: () => Object.fromEntries(response.headers),
      text: async () => body.toString('utf8'),
      json: async () => JSON.parse(body.toString('utf8')),
    }
  }
}
