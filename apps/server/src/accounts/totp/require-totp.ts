import type { Accounts } from '../accounts.ts'
import { CallError } from '../../http/call-error.ts'
import type { LoginLimit } from '../login/login-limits.ts'

/** Throws TOTP_WRONG for a wrong code, which counts, and LOGIN_ABNORMAL when a limit is reached; a right code is used up. */
export async function requireTotp(
  { totps, failures }: Pick<Accounts, 'totps' | 'failures'>,
  userId: string,
  code: string,
  limits: readonly LoginLimit[],
): Promise<void> {
  if (!(await failures.begin(limits))) throw new CallError('LOGIN_ABNORMAL')
  if (!(await totps.use(userId, code))) throw new CallError('TOTP_WRONG')
  await failures.clear(limits)
}
