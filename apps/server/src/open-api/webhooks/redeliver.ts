import { CallError } from '../../http/call-error.ts'
import type { DeliveryQueue } from './delivery-queue.ts'
import type { StoredWebhook, WebhookStore } from './webhook-store.ts'

/** What a redelivery uses; `now` in ms. */
interface RedeliveryParts {
  readonly store: Pick<WebhookStore, 'find' | 'findDelivery'>
  readonly queue: Pick<DeliveryQueue, 'redeliver'>
  readonly now: () => number
}

/** ms between two tests of a webhook, and between two redeliveries of an event. */
const REST = 5000

/** Delivers an event of a user again. Throws WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_NOT_FOUND, WEBHOOK_OFF, TOO_FREQUENT. */
export async function redeliver({ store, queue, now }: RedeliveryParts, userId: string, deliveryId: string): Promise<void> {
  const delivery = await store.findDelivery(userId, deliveryId)
  if (delivery === null) throw new CallError('WEBHOOK_DELIVERY_NOT_FOUND')
  requireOn(requireFound(await store.find(userId, delivery.webhookId)))
  requireRest(delivery.lastAt === null ? Infinity : now() - delivery.lastAt.getTime())
  await queue.redeliver(delivery.id)
}

/** Throws WEBHOOK_NOT_FOUND. */
export function requireFound<Value>(found: Value | null): Value {
  if (found === null) throw new CallError('WEBHOOK_NOT_FOUND')
  return found
}

/** Throws WEBHOOK_OFF. */
export function requireOn({ isOn }: StoredWebhook): void {
  if (!isOn) throw new CallError('WEBHOOK_OFF')
}

/** Throws TOO_FREQUENT; `since` in ms. */
export function requireRest(since: number): void {
  if (since < REST) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil((REST - since) / 1000) })
}
