import { setTimeout as sleep } from 'node:timers/promises'
import { GatewayError, type GatewayKind } from '../gateway-error.ts'
import type { CallLimits } from './call-limits.ts'
import { exchangeHttp, HttpFailure, type HttpAnswer, type HttpRequest } from './exchange-http.ts'

/** Sends one request; `exchangeHttp`, or a provider simulated in this process. */
export type Exchange = typeof exchangeHttp

export interface ProviderCall {
  readonly at: { readonly gateway: GatewayKind; readonly adapter: string }
  /** Called for every attempt: signatures contain the time and a nonce. */
  readonly request: () => HttpRequest
  /** Whether the call is idempotent: then timeouts and failures are also retried. */
  readonly idempotent: boolean
  readonly limits: CallLimits
  readonly exchange?: Exchange
  /** Bytes of the answer; 1 MB by default. */
  readonly maxBytes?: number
}

/** Response of a provider with any status: all providers describe errors in JSON. */
export interface ProviderAnswer {
  readonly status: number
  readonly json: Readonly<Record<string, unknown>>
}

/**
 * Calls a provider. Retries if nothing was sent, and on any failure if the call is idempotent. Rejects with `GatewayError`:
 * `unreachable`, `timeout`, or `provider` for a broken connection, a server error without JSON, or a response that is not a JSON object.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  return exchangeWithRetries(call, (answer) => readAnswer(call, answer))
}

/** The same for answers in any format: `read` may reject with `GatewayError`, which counts as a failure of the attempt. */
export async function exchangeWithRetries<Result>(call: ProviderCall, read: (answer: HttpAnswer) => Result): Promise<Result> {
  const { exchange = exchangeHttp } = call
  for (let attempt = 1; ; attempt++) {
    try {
      return read(await exchange(call.request(), call.limits.attemptMs, call.maxBytes))
    } catch (error) {
      const failure = toGatewayError(call, error)
      if (attempt >= call.limits.attempts || !(failure.issue === 'unreachable' || (call.idempotent && failure.mayHaveHappened)))
        throw failure
      await sleep(call.limits.pauseMs * 2 ** (attempt - 1))
    }
  }
}

function readAnswer({ at }: ProviderCall, { status, text }: HttpAnswer): ProviderAnswer {
  const json = parseObject(text)
  if (json === null) throw new GatewayError(at, 'provider', { providerCode: `HTTP ${status}`, detail: 'the answer is no JSON object' })
  return { status, json }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function toGatewayError({ at }: ProviderCall, error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  if (!(error instanceof HttpFailure)) throw error
  return new GatewayError(at, error.reason === 'broken' ? 'provider' : error.reason, { detail: error.message })
}
