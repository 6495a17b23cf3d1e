import { maskPhone } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { proofLimits, type LoginLimit } from '../login/login-limits.ts'
import { requireTotp } from '../totp/require-totp.ts'

/** Calls that prove the identity of users before sensitive changes (`recentProof`). */
export function proofHandlers(accounts: Accounts): Pick<Handlers['accounts'], 'listProofMethods' | 'proveIdentity'> {
  const { users, passwords, failures, knownDevices, smsCodes, sessions, totps, gateways, publicUrl } = accounts
  const requirePassword = async (given: string, stored: string | null, limits: readonly LoginLimit[]) => {
    if (!(await failures.begin(limits))) throw new CallError('LOGIN_ABNORMAL')
    const right = await passwords.verify(given, stored).catch(async (error: unknown) => {
      await failures.withdraw(limits)
      throw error
    })
    if (!right) throw new CallError('PROOF_WRONG')
    await failures.clear(limits)
  }
  return {
    async listProofMethods(_request, context) {
      const { userId } = context.caller
      const { passwordHash, telephone } = await users.get(userId)
      const totp = await totps.isEnrolled(userId)
      return {
        password: !totp && passwordHash !== null,
        sms: !totp && telephone !== null && gateways.sms !== null,
        totp,
        telephone: maskPhone(telephone ?? ''),
      }
    },
    async proveIdentity({ password, code = '', totp }, context) {
      const { userId, sessionId } = context.caller
      const { passwordHash, telephone } = await users.get(userId)
      const device = deviceOf(context, publicUrl)
      const knownDevice = await knownDevices.ifKnownTo(userId, device)
      if (totp !== undefined || (await totps.isEnrolled(userId)))
        await requireTotp(accounts, userId, totp ?? '', proofLimits('totp', userId, knownDevice))
      else if (password !== undefined) await requirePassword(password, passwordHash, proofLimits('password', userId, knownDevice))
      else if (telephone === null || !(await smsCodes.use({ phone: telephone, code, device, purpose: 'proof' })))
        throw new CallError('SMS_CODE_WRONG')
      await sessions.prove(sessionId, userId)
      return true
    },
  }
}
