import type { DeliveryFailure, DeliveryState, WebhookEnding, WebhookEventType } from '@gezhi/contract'
import { isSuccess, type Attempt } from './receiver.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** ms from an attempt to the next one: nine attempts within about a day. */
const DELAYS = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR]
/** Delays are longer by up to this part, so that receivers that come back are not flooded. */
const JITTER = 0.2
/** ms without a success after which a delivery that is given up turns its webhook off. */
const FAILING_LIMIT = 3 * DAY
const GONE = 410

/** An attempt, with those that were prevented or not possible. */
export type JudgedAttempt = Attempt | { readonly failure: 'off' | 'internal'; readonly detail: string }

/** The delivery and the webhook before the attempt. */
export interface AttemptedDelivery {
  readonly type: WebhookEventType
  /** This one included. */
  readonly attempts: number
  readonly failingSince: Date | null
}

/** What becomes of them. */
export interface Judgement {
  readonly delivery: {
    readonly state: DeliveryState
    readonly nextAt: Date | null
    readonly statusCode: number | null
    readonly failure: DeliveryFailure | null
    readonly detail: string
  }
  readonly failingSince: Date | null
  /** The webhook is turned off. */
  readonly ending: WebhookEnding | null
}

/** Decides what an attempt means; `random` is from 0 to 1, `now` in ms. A test is attempted once, and its failure does not count. */
export function judgeAttempt(
  { type, attempts, failingSince }: AttemptedDelivery,
  attempt: JudgedAttempt,
  { now, random }: { readonly now: number; readonly random: number },
): Judgement {
  const statusCode = 'statusCode' in attempt ? attempt.statusCode : null
  const { detail } = attempt
  if (statusCode !== null && isSuccess(statusCode)) {
    return { delivery: { state: 'delivered', nextAt: null, statusCode, failure: null, detail }, failingSince: null, ending: null }
  }
  const failure = 'failure' in attempt ? attempt.failure : ('status' as const)
  const ended = { state: 'failed' as const, nextAt: null, statusCode, failure, detail }
  if (statusCode === GONE) return { delivery: ended, failingSince, ending: 'gone' }
  if (failure === 'off' || type === 'ping') return { delivery: ended, failingSince, ending: null }
  const since = failingSince ?? new Date(now)
  const delay = DELAYS[attempts - 1]
  if (delay === undefined)
    return { delivery: ended, failingSince: since, ending: now - since.getTime() >= FAILING_LIMIT ? 'failing' : null }
  const nextAt = new Date(now + delay * (1 + JITTER * random))
  return { delivery: { ...ended, state: 'waiting', nextAt }, failingSince: since, ending: null }
}
