import type { Language, WebhookEnding } from '@gezhi/contract'
import type { MessageDraft } from '../../accounts/messages/message-store.ts'
import type { StoredWebhook } from './webhook-store.ts'

/** The page of webhooks. */
const PAGE = '/manageApiWebhooks'

const TEXTS: Readonly<
  Record<Language, (description: string, ending: WebhookEnding) => { readonly title: string; readonly content: string }>
> = {
  zh: (description, ending) => ({
    title: 'Webhook 已停用',
    content: `Webhook“${description}”已停用：${ending === 'gone' ? '接收方返回了 410' : '投递已连续失败 3 天'}。处理后可重新启用。`,
  }),
  en: (description, ending) => ({
    title: 'A webhook was turned off',
    content: `The webhook “${description}” was turned off: ${ending === 'gone' ? 'its receiver answered 410' : 'deliveries have failed for 3 days'}. It can be turned on again.`,
  }),
}

/** The message that a webhook was turned off; one with the same id is sent once. */
export function endingMessage(
  id: string,
  { userId, description }: Pick<StoredWebhook, 'userId' | 'description'>,
  ending: WebhookEnding,
): MessageDraft {
  return { id, userId, ...TEXTS.zh(description, ending), en: TEXTS.en(description, ending), link: PAGE }
}
