import type { Request as WindowRequest } from 'happy-dom'

/** What a page asked the server for, as Playwright tells it. */
export class PageRequest {
  readonly #request: WindowRequest
  readonly #body: string | null

  readonly #isDocument: boolean
  readonly #start = Date.now()
  #end = -1

  private constructor(request: WindowRequest, body: string | null, isDocument: boolean) {
    this.#request = request
    this.#body = body
    this.#isDocument = isDocument
  }

  static async of(request: WindowRequest, isDocument = false): Promise<PageRequest> {
    const isText = /json|text|urlencoded/.test(request.headers.get('content-type') ?? '')
    return new PageRequest(request, isText ? await request.clone().text() : null, isDocument)
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

  /** Only documents and calls leave a page without layout. */
  resourceType(): string {
    return this.#isDocument ? 'document' : 'fetch'
  }

  isNavigationRequest(): boolean {
    return this.#isDocument
  }

  /** It was answered, or given up. */
  end(): void {
    this.#end = Date.now()
  }

  /** When it left, in epoch ms, and how many ms later its answer was there; -1 before that. */
  timing(): { startTime: number; responseEnd: number } {
    return { startTime: this.#start, responseEnd: this.#end < 0 ? -1 : this.#end - this.#start }
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
  /** The whole answer is there. */
  finished(): Promise<null>
  text(): Promise<string>
  // oxlint-disable-next-line typescript/no-explicit-any
  json(): Promise<any>
}

/** What a handler of `page.route` answers with in place of the server. */
export interface Fulfilment {
  /** What is not said otherwise is as in this one. */
  readonly response?: PageResponse
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

/** Rejects when a request is given up, as a handler may never decide on it. */
export function aborted(signal: WindowRequest['signal']): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}
