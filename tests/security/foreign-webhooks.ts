import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'
import { aMonitor } from './foreign-monitors.ts'

/** A public address without a name, so that nothing is resolved. Nothing is sent to it. */
const URL = 'https://1.1.1.1/hook'

async function aWebhook({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const { data } = await post<{ webhook: { id: string } }>('/api/user/openApi/createWebhook', { url: URL, description: 'Private' }, headers)
  return { id: data.webhook.id }
}

async function aDelivery(test: TestApp, owner: Owner): Promise<{ deliveryId: string }> {
  const webhook = await aWebhook(test, owner)
  await test.post('/api/user/openApi/testWebhook', webhook, owner.headers)
  const { data } = await test.post<{ list: { id: string }[] }>('/api/user/openApi/webhookDeliveries', webhook, owner.headers)
  return { deliveryId: data.list[0]!.id }
}

/** Calls that name webhooks, deliveries, or the monitors of a webhook, or list them. */
export const FOREIGN_WEBHOOKS: Readonly<Record<string, ForeignRow>> = {
  'openApi.listWebhooks': empty(aWebhook),
  'openApi.createWebhook': {
    error: 'MONITOR_NOT_FOUND',
    make: async (test, owner) => ({ url: URL, description: 'Foreign', monitors: [(await aMonitor(test, owner)).id] }),
  },
  'openApi.changeWebhook': {
    error: 'WEBHOOK_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aWebhook(test, owner)), description: 'Changed' }),
  },
  'openApi.rotateWebhookSecret': { error: 'WEBHOOK_NOT_FOUND', make: aWebhook },
  'openApi.deleteWebhook': { error: 'WEBHOOK_NOT_FOUND', make: aWebhook },
  'openApi.listWebhookDeliveries': { error: 'WEBHOOK_NOT_FOUND', make: aWebhook },
  'openApi.sendWebhookTest': { error: 'WEBHOOK_NOT_FOUND', make: aWebhook },
  'openApi.redeliverWebhook': { error: 'WEBHOOK_DELIVERY_NOT_FOUND', make: aDelivery },
}
