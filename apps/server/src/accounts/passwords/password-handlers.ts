import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { loginLimits, proofLimits, type LoginLimit } from '../login/login-limits.ts'
import { requireStrongPassword } from './require-strong-password.ts'

const DAY = 24 * 60 * 60_000

/** Calls about passwords. */
export function passwordHandlers({
  users,
  passwords,
  failures,
  knownDevices,
  smsCodes,
  sessions,
  passwordDays,
  publicUrl,
  mode,
  now,
}: Accounts): Pick<Handlers['accounts'], 'changePassword' | 'resetPassword' | 'checkPasswordAge'> {
  const requireOldPassword = async (given: string, stored: string, limits: readonly LoginLimit[]) => {
    if (!(await failures.begin(limits))) throw new CallError('LOGIN_ABNORMAL')
    if (!(await passwords.verify(given, stored))) throw new CallError('OLD_PASSWORD_WRONG')
    await failures.clear(limits)
  }
  return {
    async changePassword({ oldPassword = '', password }, context) {
      const { userId, sessionId } = context.caller
      const user = await users.get(userId)
      const { passwordHash } = user
      // An empty password proves nothing: setting the first one needs a recent proof (`recentProof`).
      if (passwordHash === null && oldPassword !== '') throw new CallError('OLD_PASSWORD_WRONG')
      if (passwordHash !== null) {
        const knownDevice = await knownDevices.ifKnownTo(userId, deviceOf(context, publicUrl))
        await requireOldPassword(oldPassword, passwordHash, proofLimits('password', userId, knownDevice))
        if (password === oldPassword) throw new CallError('PASSWORD_SAME')
      }
      requireStrongPassword(password, user)
      // Somebody else has changed it meanwhile: the verified old password is no longer the current one.
      if (!(await users.setPassword(userId, await passwords.hash(password), passwordHash))) throw new CallError('OLD_PASSWORD_WRONG')
      await sessions.endAll(userId, 999, sessionId)
      return true
    },
    async resetPassword({ code, telephone, password }, context) {
      const device = deviceOf(context, publicUrl)
      const attempt = { phone: telephone, code, device, purpose: 'resetPassword' } as const
      // Checked first: without a valid code no password may be hashed, which costs as much as a login.
      if (!(await smsCodes.check(attempt))) throw new CallError('SMS_CODE_WRONG')
      // The code is not consumed, so that it stays valid for another password.
      requireStrongPassword(password, (await users.byPhone(telephone)) ?? {})
      const hash = await passwords.hash(password)
      if (!(await smsCodes.use(attempt))) throw new CallError('SMS_CODE_WRONG')
      const user = await users.byPhone(telephone)
      if (user === null) throw new CallError('TELEPHONE_UNKNOWN')
      await users.change(user.id, { passwordHash: hash, passwordChangedAt: new Date(now()) })
      await sessions.endAll(user.id, 999)
      // The owner of the code may log in with the new password, even if others have locked the account.
      if (!device.isNew) await knownDevices.remember(user.id, device)
      const { address } = context
      for (const account of [telephone, user.email]) {
        if (account === null) continue
        for (const knownDevice of [device, null])
          await failures.clear(loginLimits(account, { address, knownDevice }, mode).filter((limit) => limit.endsWithSuccess))
      }
      return true
    },
    async checkPasswordAge(_request, context) {
      const { passwordHash, passwordChangedAt, createdAt } = await users.get(context.caller.userId)
      return passwordHash !== null && now() - (passwordChangedAt ?? createdAt).getTime() > passwordDays * DAY
    },
  }
}
