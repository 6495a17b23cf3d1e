import { maskPhone, type ParsedRequestOf, type Calls, type ShownFeedback } from '@gezhi/contract'
import type { Accounts } from '../accounts/accounts.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { operatorOf } from '../http/operator-of.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { answerFeedback } from './answer-feedback.ts'
import type { Feedback, FeedbackStore } from './feedback-store.ts'

/** Feedback a user may give in 24 hours. */
export const MAX_PER_DAY = 20

const WRONG_CONTACT = { zh: '请输入有效的手机号码', en: 'must be a mainland China mobile number' }

type FeedbackCalls = 'addFeedback' | 'addHelpFeedback' | 'listFeedback' | 'listAllFeedback' | 'answerFeedback'

/** Calls about feedback: users give it and see their own, operators see all and answer. */
export function feedbackHandlers(
  feedback: FeedbackStore,
  { uploads, messages, users }: Pick<Accounts, 'uploads' | 'messages' | 'users'>,
): Pick<Handlers['content'], FeedbackCalls> {
  /** The number in full where it is the masked one of the account. */
  const contactOf = async (contact: string, { caller, language }: CallContext<UserCaller>): Promise<string> => {
    if (!contact.includes('*')) return contact
    const telephone = (await users.get(caller.userId)).telephone ?? ''
    if (maskPhone(telephone) === contact) return telephone
    const message = WRONG_CONTACT[language]
    throw new CallError('INVALID_INPUT', { field: 'contact', problem: message, faults: [{ field: 'contact', message }] })
  }
  const add = async (given: ParsedRequestOf<Calls['content']['addFeedback']>, context: CallContext<UserCaller>): Promise<true> => {
    const { userId } = context.caller
    if ((await feedback.countOfDay(userId)) >= MAX_PER_DAY) throw new CallError('FEEDBACK_DAILY_LIMIT', { limit: MAX_PER_DAY })
    const names = given.picturePath.split(',').map((path) => path.slice(path.indexOf('=') + 1))
    for (const name of names) if (!(await uploads.isOwn(name, userId))) throw new CallError('UPLOAD_NOT_FOUND')
    await feedback.add({ userId, ...given, contact: await contactOf(given.contact, context) })
    return true
  }
  return {
    addFeedback: add,
    addHelpFeedback: add,
    async listFeedback(page, context) {
      const { list, total } = await feedback.own(context.caller.userId, page)
      return { list: list.map(shown), total }
    },
    async listAllFeedback({ answered, type, text, ...page }, context) {
      operatorOf(context)
      const { list, total } = await feedback.all({ answered, type, text }, page)
      return { list: list.map((row) => ({ ...shown(row), userId: row.userId, nick: row.nick })), total }
    },
    async answerFeedback({ id, answer }, context) {
      const by = operatorOf(context)
      if (!(await answerFeedback({ feedback, messages }, id, answer, by))) throw new CallError('FEEDBACK_NOT_FOUND')
      return true
    },
  }
}

function shown({ id, type, content, picturePath, contact, createdAt, answer, answeredAt }: Feedback): ShownFeedback {
  const answerTime = answeredAt === null ? null : shanghaiTime(answeredAt)
  return { id, type, content, picturePath, contact, createTime: shanghaiTime(createdAt), answer, answerTime }
}
