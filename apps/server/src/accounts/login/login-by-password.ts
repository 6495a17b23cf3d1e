import { readPhone, type AnswerOf, type Calls, type ParsedRequestOf } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import type { CaptchaStore } from '../captcha/captcha-store.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import type { UserStore } from '../users/user-store.ts'
import type { CompleteLogin } from './login-answer.ts'
import type { LoginFailures } from './login-failures.ts'

type Login = Calls['accounts']['login']

export interface PasswordLoginParts {
  readonly captchas: CaptchaStore
  readonly failures: LoginFailures
  readonly users: UserStore
  readonly passwords: PasswordHasher
  readonly completeLogin: CompleteLogin
}

/**
 * Captcha, lock, password, in this order; whether there is such an account shows neither in text nor in time.
 */
export function loginByPassword({ captchas, failures, users, passwords, completeLogin }: PasswordLoginParts) {
  const enter = async ({ verifyId, code, password, phoneOrEmail, browserName }: ParsedRequestOf<Login>): Promise<AnswerOf<Login>> => {
    if (!(await captchas.use(verifyId, code))) throw new CallError('CAPTCHA_WRONG')
    const account = readPhone(phoneOrEmail) ?? phoneOrEmail.trim().toLowerCase()
    if (!(await failures.begin(account))) throw new CallError('LOGIN_ABNORMAL')
    const user = await users.byAccount(account)
    const right = await passwords.verify(password, user?.passwordHash ?? null).catch(async (error: unknown) => {
      await failures.withdraw(account)
      throw error
    })
    if (!right || user === null) throw new CallError('PASSWORD_WRONG')
    await failures.clear(account)
    return completeLogin(user.id, browserName)
  }
  return (form: ParsedRequestOf<Login>): Promise<AnswerOf<Login>> => passwords.admit(() => enter(form))
}
