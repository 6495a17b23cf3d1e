import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FileStoreError } from '../file-store.ts'
import type { S3Address } from './s3-address.ts'
import { exchange, type S3Answer } from './s3-exchange.ts'

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Without the prefix; `''` for the bucket. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** Retries of a request. */
export interface RetryPolicy {
  /** ms between attempts, with jitter. */
  readonly pauses: readonly number[]
  /** ms after which no further attempt begins. */
  readonly limit: number
}

/** For requests a user waits for. */
export const QUICK: RetryPolicy = { pauses: [100, 300, 900], limit: 5000 }
/** For background work: some four minutes. */
export const PATIENT: RetryPolicy = { pauses: [500, 1000, 2000, 4000, 8000, ...Array.from({ length: 14 }, () => 15_000)], limit: Infinity }
/** For availability checks. */
const ONCE: RetryPolicy = { pauses: [], limit: 1000 }
/** For a command that would otherwise end at once. */
const SOME_TIMES: RetryPolicy = { pauses: [500, 500, 500], limit: 20_000 }

/** ms for which a store that did not respond is tried only once, so that not every picture of a page waits for it. */
const AWAY_FOR = 5000

/** Signs requests to one bucket and sends them, with retries if the store is unavailable. All requests here are idempotent. */
export class S3Requests {
  readonly #address: S3Address
  readonly #client: AwsClient
  #awayUntil = 0

  constructor(address: S3Address) {
    this.#address = address
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = address
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  }

  /** The response with its status, including 404. Rejects with `FileStoreError`, or the signal's reason. */
  async send(request: S3Request, requested: RetryPolicy, signal?: AbortSignal): Promise<S3Answer> {
    const retryPolicy = requested.limit === Infinity || performance.now() > this.#awayUntil ? requested : ONCE
    const until = performance.now() + retryPolicy.limit
    for (const pause of [...retryPolicy.pauses, null]) {
      signal?.throwIfAborted()
      const answer = await this.#sendOnce(request, until - performance.now(), signal)
      if (!(answer instanceof FileStoreError)) {
        this.#awayUntil = 0
        return answer
      }
      const now = performance.now()
      const wait = pause === null ? Infinity : pause * (0.5 + Math.random())
      if (answer.issue === 'rejected' || now + wait >= until || pause === null) {
        if (answer.issue === 'away') this.#awayUntil = now + AWAY_FOR
        throw answer
      }
      await sleep(wait, undefined, { ...(signal && { signal }) })
    }
    throw new TypeError('A loop that ends by itself')
  }

  /** One attempt, for a second at most; with `patient` as long as a store may need to list one file. */
  async check(patient = false): Promise<void> {
    await this.send({ method: 'GET', key: '', query: { 'list-type': '2', 'max-keys': '1' } }, patient ? SOME_TIMES : ONCE)
  }

  /** A signed address from which browsers get a file for a number of seconds; null if they cannot reach the store. */
  async link(key: string, seconds: number): Promise<string | null> {
    const { links, prefix } = this.#address
    if (links === null) return null
    const signed = await this.#client.sign(`${links}${escapedPath(prefix + key)}?X-Amz-Expires=${seconds}`, { aws: { signQuery: true } })
    return signed.url
  }

  async #sendOnce(request: S3Request, left: number, signal?: AbortSignal): Promise<S3Answer | FileStoreError> {
    const { base, prefix } = this.#address
    const { method, key, query = {}, headers = {}, body } = request
    const path = key === '' ? base.replace(/\/$/, '') : base + escapedPath(prefix + key)
    const signed = await this.#client.sign(`${path}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    })
    return exchange(signed, left, signal)
  }
}

/** As S3 escapes keys: everything but letters, digits and `-_.~/`. */
function escapedPath(key: string): string {
  return key
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`))
    .join('/')
}
