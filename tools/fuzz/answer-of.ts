import { MAX_MILLISECONDS } from './report.ts'

/** Errors whose code the specification sets to 500 although the server is well (decisions, G66: no translation engine). */
const DOCUMENTED = new Set(['TRANSLATION_OFF'])

/** The result of a request. */
export interface FuzzAnswer {
  /** Status and code of the envelope, as counted. */
  readonly outcome: string
  readonly milliseconds: number
  /** Why it is a failure; absent if it is not. */
  readonly failure?: string
}

/** Sends a request and checks its response: an HTTP status or envelope code of 500, or no response within the limit, is a failure. */
export async function answerOf(url: string, init: RequestInit): Promise<FuzzAnswer> {
  const start = performance.now()
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(MAX_MILLISECONDS) })
    const text = await response.text()
    const milliseconds = performance.now() - start
    return { milliseconds, ...judge(response.status, response.headers.get('content-type') ?? '', text) }
  } catch (error) {
    const milliseconds = performance.now() - start
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
    // A server may reject a request and close the connection before all of it was sent; whether it still runs is checked at the end.
    if (cause?.code === 'EPIPE' || cause?.code === 'ECONNRESET') return { milliseconds, outcome: 'closed while it was sent' }
    return { milliseconds, outcome: 'no answer', failure: String(cause ?? error) }
  }
}

/** The same for a received response: status, media type, text. */
export function judge(status: number, type: string, text: string): Omit<FuzzAnswer, 'milliseconds'> {
  const { code, data } = type.includes('json') ? envelopeOf(text) : { code: status, data: null }
  const outcome = `code ${code}`
  const isDocumented = DOCUMENTED.has(data?.error ?? '')
  if ((status >= 500 || code === 500) && !isDocumented) return { outcome, failure: `${status}: ${text.slice(0, 300)}` }
  return { outcome }
}

function envelopeOf(text: string): { code: number; data?: { error?: string } | null } {
  return JSON.parse(text) as { code: number; data?: { error?: string } | null }
}
