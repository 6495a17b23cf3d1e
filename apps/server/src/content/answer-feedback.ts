import type { MessageStore } from '../accounts/messages/message-store.ts'
import { audit, type Operator } from '../http/operator-of.ts'
import type { FeedbackStore } from './feedback-store.ts'

/** Characters of the feedback quoted to its user. */
const REMINDED = 30

/** Stores an operator's answer and sends it to the user as a message. Returns false if there is no such feedback. */
export async function answerFeedback(
  { feedback, messages }: { readonly feedback: Pick<FeedbackStore, 'answer'>; readonly messages: Pick<MessageStore, 'send'> },
  id: string,
  answer: string,
  by: Operator,
): Promise<boolean> {
  const answered = await feedback.answer(id, answer, by.id)
  if (answered === null) return false
  const characters = [...answered.content]
  const reminder = characters.length > REMINDED ? `${characters.slice(0, REMINDED).join('')}…` : answered.content
  const { zh, en } = replyMessages(reminder, answer)
  await messages.send({ userId: answered.userId, ...zh, en })
  audit(by, 'feedback answer', { feedback: id })
  return true
}

function replyMessages(reminder: string, answer: string) {
  return {
    zh: { title: '您的反馈已答复', content: `您的反馈“${reminder}”已答复：${answer}` },
    en: { title: 'Reply to your feedback', content: `Your feedback “${reminder}”: ${answer}` },
  }
}
