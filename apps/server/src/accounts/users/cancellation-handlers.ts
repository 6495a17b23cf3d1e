import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { reviewCancellation } from './review-cancellation.ts'

/** Calls about closing accounts: users request it, operators decide. */
export function cancellationHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'requestCancellation' | 'listCancellations' | 'reviewCancellation'> {
  const { users, smsCodes, cancellations, publicUrl } = accounts
  return {
    async requestCancellation({ stopReasonType, code, telephone }, context) {
      const user = await users.get(context.caller.userId)
      if ((await cancellations.pendingSince(user.id)) !== null) throw new CallError('CANCELLATION_PENDING')
      const isProven =
        user.telephone === null
          ? // The call has required a recent login, unless a code was given, which proves nothing here.
            code === undefined && telephone === undefined
          : code !== undefined &&
            (telephone ?? user.telephone) === user.telephone &&
            (await smsCodes.use({ phone: user.telephone, code, device: deviceOf(context, publicUrl), purpose: 'cancelAccount' }))
      if (!isProven) throw new CallError('SMS_CODE_WRONG')
      await cancellations.request(user.id, stopReasonType)
      return true
    },
    async listCancellations(page, context) {
      operatorOf(context)
      const { list, total } = await cancellations.pending(page)
      return {
        list: list.map(({ id, userId, nick, telephone, reasons, createdAt }) => ({
          id,
          userId,
          nick,
          telephone,
          stopReasonType: reasons,
          createTime: shanghaiTime(createdAt),
        })),
        total,
      }
    },
    async reviewCancellation({ id, decision, note }, context) {
      const by = operatorOf(context)
      if (!(await reviewCancellation(accounts, { id }, decision, { by, note }))) throw new CallError('CANCELLATION_NOT_FOUND')
      return true
    },
  }
}
