import { readPhone, type AnswerOf, type Calls, type ParsedRequestOf } from '@gezhi/contract'
import type { CallContext } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { loginLimits } from './login-limits.ts'

type Login = Calls['accounts']['login']

type PasswordLoginParts = Pick<
  Accounts,
  'captchas' | 'failures' | 'knownDevices' | 'users' | 'passwords' | 'completeLogin' | 'publicUrl' | 'mode'
>

/** Captcha, lock, password, in this order; neither text nor timing reveals whether the account exists. */
export function loginByPassword(parts: PasswordLoginParts) {
  const { captchas, failures, knownDevices, users, passwords, completeLogin, publicUrl, mode } = parts
  const enter = async (form: ParsedRequestOf<Login>, context: CallContext): Promise<AnswerOf<Login>> => {
    const { verifyId, code, work, password, phoneOrEmail, browserName } = form
    const device = deviceOf(context, publicUrl)
    if (!(await captchas.use(verifyId, code, work))) throw new CallError('CAPTCHA_WRONG')
    const account = readPhone(phoneOrEmail) ?? phoneOrEmail.trim().toLowerCase()
    const knownDevice = (await knownDevices.isKnown(account, device)) ? device : null
    const limits = loginLimits(account, { address: context.address, knownDevice }, mode)
    if (!(await failures.begin(limits))) throw new CallError('LOGIN_ABNORMAL')
    const user = await users.byLogin(account)
    const right = await passwords.verify(password, user?.passwordHash ?? null).catch(async (error: unknown) => {
      await failures.withdraw(limits)
      throw error
    })
    if (!right || user === null) throw new CallError('PASSWORD_WRONG')
    await failures.clear(limits)
    return completeLogin(user.id, { browserName, device })
  }
  return (form: ParsedRequestOf<Login>, context: CallContext): Promise<AnswerOf<Login>> => passwords.admit(() => enter(form, context))
}
