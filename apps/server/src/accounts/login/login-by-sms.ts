import type { AnswerOf, Calls, ParsedRequestOf } from '@gezhi/contract'
import type { CallContext } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'

type PhoneLogin = Calls['accounts']['loginByPhone']

/** Login by a code sent to a phone; for an unknown phone an account without a password is created. */
export function loginBySms({
  smsCodes,
  users,
  completeLogin,
  publicUrl,
}: Pick<Accounts, 'smsCodes' | 'users' | 'completeLogin' | 'publicUrl'>) {
  return async (
    { code, phoneOrEmail, accountSource, browserName }: ParsedRequestOf<PhoneLogin>,
    context: CallContext,
  ): Promise<AnswerOf<PhoneLogin>> => {
    const device = deviceOf(context, publicUrl)
    if (!(await smsCodes.use({ phone: phoneOrEmail, code, device, purpose: 'login' }))) throw new CallError('SMS_CODE_WRONG')
    const user = await users.ofPhone(phoneOrEmail, accountSource)
    return completeLogin(user.id, { browserName, device })
  }
}
