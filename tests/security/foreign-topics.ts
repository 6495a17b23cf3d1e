import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aiMessages, aiTopics } from '../../apps/server/src/assistant/topics-table.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

async function aTopic({ database }: TestApp, { userId }: Owner): Promise<{ id: string }> {
  const time = new Date()
  const [row] = await database
    .insert(aiTopics)
    .values({ userId, title: 'Private', createdAt: time, updatedAt: time })
    .returning({ id: aiTopics.id })
  const message = { topicId: row!.id, userId, role: 'user', text: 'Private', blocks: [], tools: [], state: 'done', mode: 'search' } as const
  await database.insert(aiMessages).values({ ...message, createdAt: time })
  return row!
}

const named = (more: object = {}): ForeignRow => ({
  error: 'TOPIC_NOT_FOUND',
  make: async (test, owner) => ({ ...(await aTopic(test, owner)), ...more }),
})

/** Calls that name conversations with the assistant, or list them. */
export const FOREIGN_TOPICS: Readonly<Record<string, ForeignRow>> = {
  'assistant.listTopics': empty(aTopic),
  'assistant.getTopic': named(),
  'assistant.renameTopic': named({ title: 'Private too' }),
  'assistant.deleteTopic': named(),
  'assistant.exportTopic': named({ fileType: 'docx' }),
  'assistant.askAssistant': {
    error: 'TOPIC_NOT_FOUND',
    make: async (test, owner) => ({ topicId: (await aTopic(test, owner)).id, content: 'graphene' }),
    testedElsewhere: true,
  },
}
