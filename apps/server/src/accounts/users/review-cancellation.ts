import type { Accounts } from '../accounts.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import type { CancellationDecision } from './cancellation-store.ts'

/** Messages to the user about a request that did not close the account. */
const MESSAGES = {
  reject: {
    zh: { title: '注销申请未通过', content: '您的账号注销申请未通过审核，账号可继续使用。' },
    en: {
      title: 'Account closure request rejected',
      content: 'Your request to close the account was rejected; you can continue to use the account.',
    },
  },
  withdraw: {
    zh: { title: '注销申请已撤销', content: '您的账号注销申请已撤销，账号可继续使用。' },
    en: {
      title: 'Account closure request withdrawn',
      content: 'Your request to close the account was withdrawn; you can continue to use the account.',
    },
  },
} as const

/**
 * Decides a request to close an account, by its id or its account, and notifies its user. Approval closes the account and deletes its
 * files or schedules their deletion. Returns false if no request was pending.
 */
export async function reviewCancellation(
  { cancellations, messages, pendingDeletions }: Pick<Accounts, 'cancellations' | 'messages' | 'pendingDeletions'>,
  which: { readonly id: string } | { readonly userId: string },
  decision: CancellationDecision,
  { by, note }: { readonly by: Operator; readonly note: string },
): Promise<boolean> {
  const decided = await cancellations.decide(which, decision, by.id)
  if (decided === null) return false
  audit(by, `cancellation ${decision}`, { user: decided.userId })
  if (decision === 'approve') await pendingDeletions.remove()
  else {
    const { zh, en } = MESSAGES[decision]
    const noted = { title: en.title, content: note === '' ? en.content : `${en.content} ${note}` }
    await messages.send({ userId: decided.userId, title: zh.title, content: `${zh.content}${note}`, en: noted })
  }
  return true
}
