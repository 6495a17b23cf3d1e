import { maskPhone } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { ownPasswordLimits } from '../login/login-limits.ts'

/** Calls by which users prove who they are before sensitive changes (`recentProof`). */
export function proofHandlers({
  users,
  passwords,
  failures,
  smsCodes,
  sessions,
  gateways,
  publicUrl,
}: Accounts): Pick<Handlers['accounts'], 'listProofMethods' | 'proveIdentity'> {
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
      const { passwordHash, telephone } = await users.get(context.caller.userId)
      return {
        password: passwordHash !== null,
        sms: telephone !== null && gateways.sms !== null,
        telephone: maskPhone(telephone ?? ''),
      }
    },
    async proveIdentity({ password, code = '' }, context) {
      const { userId, sessionId } = context.caller
      const { passwordHash, telephone } = await users.get(userId)
      if (password !== undefined) await requirePassword(userId, password, passwordHash)
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
