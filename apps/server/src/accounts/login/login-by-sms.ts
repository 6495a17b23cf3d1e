import type { AnswerOf, Calls, ParsedRequestOf } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'

type TelephoneLogin = Calls['accounts']['loginByTelephone']

/** Login by a code sent to a phone; a phone nobody has becomes an account without a password. */
export function loginBySms({ smsCodes, users, letIn }: Pick<Accounts, 'smsCodes' | 'users' | 'letIn'>) {
  return async ({ code, phoneOrEmail, accountSource, browserName }: ParsedRequestOf<TelephoneLogin>): Promise<AnswerOf<TelephoneLogin>> => {
    if (!(await smsCodes.use(phoneOrEmail, code))) throw new CallError('SMS_CODE_WRONG')
    const user = await users.ofTelephone(phoneOrEmail, accountSource)
    return letIn(user.id, browserName)
  }
}
