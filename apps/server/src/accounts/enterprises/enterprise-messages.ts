import type { Language } from '@gezhi/contract'
import type { MessageStore } from '../messages/message-store.ts'

/** What happened to an enterprise, as a message tells its recipient. */
export type EnterpriseEvent = 'invited' | 'accepted' | 'declined' | 'left' | 'removed'

interface Text {
  readonly title: string
  readonly content: string
}

/** By the user name of who did it. */
const TEXTS: Readonly<Record<EnterpriseEvent, Readonly<Record<Language, (by: string) => Text>>>> = {
  invited: {
    zh: (by) => ({ title: '企业邀请', content: `${by}邀请您加入其企业，共享企业版权益。请在“我的权益”中接受或拒绝。` }),
    en: (by) => ({
      title: 'Invitation to an enterprise',
      content: `${by} invites you to share an enterprise membership. Accept or decline under “My entitlements”.`,
    }),
  },
  accepted: {
    zh: (by) => ({ title: '邀请已接受', content: `${by}接受了邀请，已加入您的企业。` }),
    en: (by) => ({ title: 'Invitation accepted', content: `${by} accepted the invitation and joined your enterprise.` }),
  },
  declined: {
    zh: (by) => ({ title: '邀请被拒绝', content: `${by}拒绝了加入您企业的邀请。` }),
    en: (by) => ({ title: 'Invitation declined', content: `${by} declined the invitation to your enterprise.` }),
  },
  left: {
    zh: (by) => ({ title: '成员已退出', content: `${by}退出了您的企业。` }),
    en: (by) => ({ title: 'A member left', content: `${by} left your enterprise.` }),
  },
  removed: {
    zh: (by) => ({ title: '已移出企业', content: `${by}已将您移出其企业，您不再共享企业版权益。` }),
    en: (by) => ({
      title: 'Removed from an enterprise',
      content: `${by} removed you from the enterprise; you no longer share its membership.`,
    }),
  },
}

/** Tells a user what somebody did; with the same `id` once. */
export function sendEnterpriseMessage(
  messages: Pick<MessageStore, 'send'>,
  event: EnterpriseEvent,
  { id, to, by }: { readonly id?: string; readonly to: string; readonly by: { readonly id: string; readonly nick: string } },
): Promise<void> {
  const { zh, en } = TEXTS[event]
  const texts = { ...zh(by.nick), en: en(by.nick) }
  return messages.send({
    ...(id !== undefined && { id }),
    userId: to,
    mentionedUserId: by.id,
    ...texts,
    link: '/user/myRights?tab=enterprise',
  })
}
