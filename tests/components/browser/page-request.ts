import type { Request as WindowRequest } from 'happy-dom'

/** What a page asked the server for, as Playwright tells it. */
export class PageRequest {
  readonly #request: WindowRequest
  readonly #body: string | null

  private constructor(request: WindowRequest, body: string | null) {
    this.#request = request
    this.#body = body
  }

  static async of(request: WindowRequest): Promise<PageRequest> {
    const isText = /json|text|urlencoded/.test(request.headers.get('content-type') ?? '')
    return new PageRequest(request, isText ? await request.clone().text() : null)
  }

  url(): string {
    return this.#request.url
  }

  method(): string {
    return this.#request.method
  }

  headers(): Record<string, string> {
    return Object.fromEntries([...this.#request.headers].map(([name, value]) => [name.toLowerCase(), value]))
  }

  /** The body where it is text; null for none and for forms with files. */
  postData(): string | null {
    return this.#body
  }

  // oxlint-disable-next-line typescript/no-explicit-any
  postDataJSON(): any {
    return this.#body === null ? null : JSON.parse(this.#body)
  }
}

/** What a page was answered. */
export interface PageResponse {
  url(): string
  status(): number
  ok(): boolean
  request(): PageRequest
  headers(): Record<string, string>
  text(): Promise<string>
  // oxlint-disable-next-line typescript/no-explicit-any
  json(): Promise<any>
}

/** What a handler of `page.route` answers with in place of the server. */
export interface Fulfilment {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly contentType?: string
  readonly body?: string | Uint8Array
  readonly json?: unknown
}

/** A request that a handler of `page.route` decides on. */
export interface Route {
  request(): PageRequest
  /** Lets the server answer. */
  continue(): Promise<void>
  /** Lets the handler that was set before this one decide, else the server. */
  fallback(): Promise<void>
  fulfill(answer: Fulfilment): Promise<void>
  abort(reason?: string): Promise<void>
  /** The server's answer, to be changed and given to `fulfill`. */
  fetch(): Promise<PageResponse>
}
