import type { AnswerOf, Calls, ParsedRequestOf } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'

type PhoneLogin = Calls['accounts']['loginByTelephone']

/** Login by a code sent to a phone; a phone nobody has becomes an account without a password. */
export function loginBySms({ smsCodes, users, completeLogin }: Pick<Accounts, 'smsCodes' | 'users' | 'completeLogin'>) {
  return async ({ code, phoneOrEmail, accountSource, browserName }: ParsedRequestOf<PhoneLogin>): Promise<AnswerOf<PhoneLogin>> => {
    if (!(await smsCodes.use(phoneOrEmail, code))) throw new CallError('SMS_CODE_WRONG')
    const user = await users.ofPhone(phoneOrEmail, accountSource)
    return completeLogin(user.id, browserName)
  }
}
