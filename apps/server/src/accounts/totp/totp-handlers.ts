import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { audit, operatorOf } from '../../http/operator-of.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { proofLimits, totpLoginLimits } from '../login/login-limits.ts'
import { requireTotp } from './require-totp.ts'
import { totpUri } from './totp-codes.ts'

/** Calls about TOTP of operators. */
export function totpHandlers(accounts: Accounts): Pick<Handlers['accounts'], 'loginByTotp' | 'getTotpState' | 'beginTotp' | 'confirmTotp'> {
  const { totps, totpRequired, failures, users, sessions, completeLogin, knownDevices, publicUrl } = accounts
  return {
    async loginByTotp({ token, code, browserName }, context) {
      const userId = await totps.userOfLogin(token)
      if (userId === null) throw new CallError('TOTP_LOGIN_EXPIRED')
      const device = deviceOf(context, publicUrl)
      const knownDevice = await knownDevices.ifKnownTo(userId, device)
      await requireTotp(accounts, userId, code, totpLoginLimits(userId, { address: context.address, knownDevice }))
      if (!(await totps.endLogin(token))) throw new CallError('TOTP_LOGIN_EXPIRED')
      return completeLogin(userId, { browserName, device, secondFactor: true })
    },
    async getTotpState(_request, context) {
      const { id } = operatorOf(context)
      const enrolled = await totps.isEnrolled(id)
      return { enrolled, required: totpRequired, recoveryCodesLeft: enrolled ? await totps.recoveryCodesLeft(id) : 0 }
    },
    async beginTotp(request, context) {
      const { id } = operatorOf(context)
      if (await totps.isEnrolled(id)) {
        const limits = proofLimits('totp', id, await knownDevices.ifKnownTo(id, deviceOf(context, publicUrl)))
        await requireTotp(accounts, id, request?.code ?? '', limits)
      }
      const { nick, telephone } = await users.get(id)
      const secret = await totps.begin(id)
      return { secret, uri: totpUri(secret, telephone ?? nick) }
    },
    async confirmTotp({ code }, context) {
      const by = operatorOf(context)
      const limits = proofLimits('totp', by.id, await knownDevices.ifKnownTo(by.id, deviceOf(context, publicUrl)))
      if (!(await failures.begin(limits))) throw new CallError('LOGIN_ABNORMAL')
      const recoveryCodes = await totps.confirm(by.id, code)
      if (recoveryCodes === null) throw new CallError('TOTP_WRONG')
      await failures.clear(limits)
      // Logins begun without TOTP, such as one waiting for a displacement, must not become sessions.
      await sessions.endAll(by.id, 999, context.caller.sessionId)
      // Notifies all processes that this session has a second factor.
      await sessions.prove(context.caller.sessionId, by.id)
      audit(by, 'totp set up', { user: by.id })
      return { recoveryCodes: [...recoveryCodes] }
    },
  }
}
