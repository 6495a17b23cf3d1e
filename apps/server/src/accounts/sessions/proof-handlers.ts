import { maskPhone } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { requireTotp } from '../totp/require-totp.ts'
import { ownPasswordLimits } from '../login/login-limits.ts'

/** Calls by which users prove who they are before sensitive changes (`recentProof`). */
export function proofHandlers(accounts: Accounts): Pick<Handlers['accounts'], 'listProofMethods' | 'proveIdentity'> {
  const { users, passwords, failures, smsCodes, sessions, totps, gateways, publicUrl } = accounts
  const requirePassword = async (userId: string, given: string, stored: string | null) => {
    const limits = ownPasswordLimits(userId)
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
      if (totp !== undefined || (await totps.isEnrolled(userId))) await requireTotp(accounts, userId, totp ?? '')
      else if (password !== undefined) await requirePassword(userId, password, passwordHash)
      else if (
        telephone === null ||
        !(await smsCodes.use({ phone: telephone, code, device: deviceOf(context, publicUrl), purpose: 'proof' }))
      )
        throw new CallError('SMS_CODE_WRONG')
      await sessions.prove(sessionId, userId)
      return true
    },
  }
}
