import type { Language } from '@gezhi/contract'
import type { MessageStore } from '../accounts/messages/message-store.ts'

/** What happened to a project, as its new user or owner reads it. */
export interface SharedProject {
  /** `handedOver`: the recipient owns it now. */
  readonly event: 'shared' | 'handedOver'
  readonly id: string
  readonly name: string
  /** Who did it, and their user name. */
  readonly byId: string
  readonly by: string
}

interface Text {
  readonly title: string
  readonly content: string
}

const TEXTS: Readonly<Record<SharedProject['event'], Readonly<Record<Language, (project: SharedProject) => Text>>>> = {
  shared: {
    zh: ({ name, by }) => ({ title: '项目共享', content: `${by}与您共享了项目“${name}”。` }),
    en: ({ name, by }) => ({ title: 'A project was shared with you', content: `${by} shared the project “${name}” with you.` }),
  },
  handedOver: {
    zh: ({ name, by }) => ({ title: '项目移交', content: `${by}将项目“${name}”移交给了您。` }),
    en: ({ name, by }) => ({ title: 'A project was handed over to you', content: `${by} handed the project “${name}” over to you.` }),
  },
}

/** Tells somebody about a project that they can use, or own, from now on. */
export function sendShareMessage(messages: Pick<MessageStore, 'send'>, userId: string, project: SharedProject): Promise<void> {
  const { zh, en } = TEXTS[project.event]
  const link = `/managementIndex?project=${project.id}`
  return messages.send({ userId, mentionedUserId: project.byId, ...zh(project), en: en(project), link })
}
