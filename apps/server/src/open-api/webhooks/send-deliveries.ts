import type { Logger } from 'pino'
import type { UserStore } from '../../accounts/users/user-store.ts'
import { pauseUntilAborted } from '../../platform/run-tasks.ts'
import type { DeliveryQueue, DueDelivery } from './delivery-queue.ts'
import { endingMessage } from './ending-message.ts'
import { judgeAttempt, type JudgedAttempt } from './judge-attempt.ts'
import { messageIdOf } from './message-id.ts'
import { postEvent, type ReceiverLimits } from './receiver.ts'
import { signedHeaders } from './sign-event.ts'
import type { WebhookStore } from './webhook-store.ts'

/** What the sending of deliveries uses. */
export interface DeliveryParts {
  readonly queue: DeliveryQueue
  readonly store: Pick<WebhookStore, 'secretsOf'>
  readonly users: Pick<UserStore, 'get'>
  readonly limits: ReceiverLimits
  readonly now: () => number
  readonly log: Logger
}

/** Deliveries sent at the same time, each of another user, so that slow receivers delay only their own. */
const AT_ONCE = 8
/** ms between checks for due deliveries. */
const CHECK_EVERY = 1000

/** Sends deliveries as they come due, until the signal aborts. Only one statement at a time waits for them, however many are sent. */
export async function sendDeliveries(parts: DeliveryParts, signal: AbortSignal): Promise<void> {
  const { queue, log } = parts
  const sending = new Map<string, Promise<void>>()
  while (!signal.aborted) {
    const due = sending.size === AT_ONCE ? null : await queue.take([...sending.keys()]).catch(noneTaken(log))
    if (due === null) {
      await Promise.race([pauseUntilAborted(CHECK_EVERY, signal), ...sending.values()])
      continue
    }
    const { userId, id } = due.delivery
    const sent = attempt(parts, due, signal)
      // It is sent again when its claim ends.
      .catch((error: unknown) => log.warn({ err: error, delivery: id }, 'a webhook delivery could not be recorded'))
      .finally(() => sending.delete(userId))
    sending.set(userId, sent)
  }
  await Promise.all(sending.values())
}

/** While the database is away there is none. */
function noneTaken(log: Logger): (error: unknown) => null {
  return (error) => {
    log.warn({ message: (error as Error).message }, 'no webhook delivery can be taken')
    return null
  }
}

/** Sends all that are due, one after another. */
export async function sendDueDeliveries(parts: DeliveryParts): Promise<void> {
  for (let due = await parts.queue.take([]); due !== null; due = await parts.queue.take([])) {
    await attempt(parts, due, new AbortController().signal)
  }
}

async function attempt(parts: DeliveryParts, due: DueDelivery, signal: AbortSignal): Promise<void> {
  const { queue, now, log } = parts
  const { delivery, webhook } = due
  const start = performance.now()
  const result = await send(parts, due, signal).catch((error: unknown): JudgedAttempt | null => {
    if (signal.aborted) return null
    // Such as a secret that was sealed with another key; it would otherwise be taken again without end.
    log.error({ err: error, delivery: delivery.id }, 'a webhook delivery could not be attempted')
    return { failure: 'internal', detail: '' }
  })
  if (result === null) return queue.release(due)
  const state = { type: delivery.type, attempts: delivery.attempts, failingSince: webhook.failingSince }
  const judgement = judgeAttempt(state, result, { now: now(), random: Math.random() })
  const message = judgement.ending === null ? null : endingMessage(delivery.id, webhook, judgement.ending)
  await queue.end(due, judgement, Math.round(performance.now() - start), message)
  const { statusCode, failure } = judgement.delivery
  log.info({ delivery: delivery.id, webhook: webhook.id, state: judgement.delivery.state, statusCode, failure }, 'webhook delivery')
}

async function send(
  { store, users, limits, now }: DeliveryParts,
  { delivery, webhook }: DueDelivery,
  signal: AbortSignal,
): Promise<JudgedAttempt> {
  // Nothing leaves for an account that was locked, whose programs are rejected, too.
  const { blockedAt } = await users.get(delivery.userId)
  if (!webhook.isOn || blockedAt !== null) return { failure: 'off', detail: '' }
  const body = delivery.payload
  const headers = signedHeaders({ messageId: messageIdOf(delivery), time: now(), body }, store.secretsOf(webhook))
  return postEvent(webhook.url, { headers, body }, limits, signal)
}
