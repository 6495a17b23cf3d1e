import { FileStoreError } from '../file-store.ts'

export interface S3Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** ms until the store must start to respond. */
const FIRST_BYTE = 5000
/** ms for sending or getting a whole file. */
const WHOLE_FILE = 60_000

/** Status codes of a store that is overloaded, starting, or temporarily incomplete. */
const LATER = [429, 500, 502, 503, 504]

/**
 * Sends a signed request once. Returns a `FileStoreError` if the store does not respond within `left` ms, responds incompletely, or
 * rejects the request; 404 is a valid response, unless the bucket is missing. Rejects with the reason of the signal.
 */
export async function exchange(request: Request, left: number, signal?: AbortSignal): Promise<S3Answer | FileStoreError> {
  const slow = new AbortController()
  const sends = request.body !== null
  let timer = setTimeout(() => slow.abort(), sends ? WHOLE_FILE : Math.max(1, Math.min(left, FIRST_BYTE)))
  try {
    const response = await fetch(request, {
      redirect: 'manual',
      signal: signal ? AbortSignal.any([slow.signal, signal]) : slow.signal,
    })
    clearTimeout(timer)
    timer = setTimeout(() => slow.abort(), WHOLE_FILE)
    const { status, headers } = response
    const answer = { status, headers, body: Buffer.from(await response.arrayBuffer()) }
    return errorOf(answer) ?? answer
  } catch (error) {
    signal?.throwIfAborted()
    return new FileStoreError('away', `The file store does not answer: ${slow.signal.aborted ? 'it takes too long' : reasonOf(error)}`, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Null for success, and for a missing file. */
function errorOf({ status, body }: S3Answer): FileStoreError | null {
  if (status >= 200 && status < 300) return null
  const code = /<Code>(\w+)<\/Code>/.exec(body.subarray(0, 4096).toString())?.[1] ?? ''
  if (status === 404 && code !== 'NoSuchBucket') return null
  const text = `The file store answers ${[status, code].filter(Boolean).join(' ')}`
  return new FileStoreError(LATER.includes(status) || code === 'RequestTimeout' ? 'away' : 'rejected', text)
}

/** Node's message is `fetch failed`; the reason is in the cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  if (!(cause instanceof Error)) return message
  return (cause as NodeJS.ErrnoException).code ?? cause.message
}
