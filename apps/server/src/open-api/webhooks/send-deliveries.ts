import type { Logger } from 'pino'
import type { UserStore } from '../../accounts/users/user-store.ts'
import { runTasks, runWaitingTasks, type TaskSource } from '../../platform/run-tasks.ts'
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

/** Deliveries sent at the same time, each to another user, so that slow receivers delay only their own. */
const AT_ONCE = 8

/** Sends deliveries as they come due, until the signal aborts. */
export function sendDeliveries(parts: DeliveryParts, signal: AbortSignal): Promise<void> {
  return runTasks(sourceOf(parts), signal, AT_ONCE)
}

/** Sends all that are due, one after another. */
export function sendDueDeliveries(parts: DeliveryParts): Promise<void> {
  return runWaitingTasks(sourceOf(parts))
}

function sourceOf(parts: DeliveryParts): TaskSource {
  const busy = new Set<string>()
  return {
    name: 'webhook delivery',
    log: parts.log,
    async next(signal) {
      const due = await parts.queue.take([...busy])
      if (due === null) return false
      const { userId } = due.delivery
      // Two slots may have taken deliveries of one user at the same moment.
      if (busy.has(userId)) {
        await parts.queue.release(due)
        return false
      }
      busy.add(userId)
      try {
        await attempt(parts, due, signal)
      } finally {
        busy.delete(userId)
      }
      return true
    },
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
