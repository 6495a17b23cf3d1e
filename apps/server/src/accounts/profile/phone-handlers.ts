import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import type { SmsAttempt } from '../sms/sms-code-store.ts'

/** Calls that change the phone of an account; all require a code. */
export function phoneHandlers({ users, smsCodes, publicUrl }: Accounts): Pick<Handlers['accounts'], 'changePhone' | 'bindPhone'> {
  const requireCode = async (
    attempt: Omit<SmsAttempt, 'purpose'> & { readonly purpose: 'oldPhone' | 'newPhone' },
    how: 'check' | 'use',
  ) => {
    if (!(await smsCodes[how](attempt))) throw new CallError('SMS_CODE_WRONG')
  }
  const requireFree = async (phone: string) => {
    if (await users.byPhone(phone)) throw new CallError('TELEPHONE_TAKEN')
  }
  return {
    async changePhone({ telephone, code, oldCode }, context) {
      const { id, telephone: old } = await users.get(context.caller.userId)
      // Without a phone, a code proves nothing.
      if (old === null && oldCode !== undefined) throw new CallError('SMS_CODE_WRONG')
      const device = deviceOf(context, publicUrl)
      const next = { phone: telephone, code, device, purpose: 'newPhone' } as const
      // Both codes are checked before one is consumed.
      await requireCode(next, 'check')
      // Only the owner of the phone learns that it is taken.
      await requireFree(telephone)
      if (old !== null) await requireCode({ phone: old, code: oldCode ?? '', device, purpose: 'oldPhone' }, 'use')
      await requireCode(next, 'use')
      await users.change(id, { telephone })
      return true
    },
    async bindPhone({ telephone, phone, phoneCode, code }, context) {
      const number = telephone ?? phone
      const user = await users.get(context.caller.userId)
      if (user.telephone !== null) throw new CallError('TELEPHONE_HELD')
      if (number === undefined) throw new CallError('SMS_CODE_WRONG')
      const attempt = { phone: number, code: phoneCode ?? code ?? '', device: deviceOf(context, publicUrl), purpose: 'newPhone' } as const
      await requireCode(attempt, 'check')
      await requireFree(number)
      await requireCode(attempt, 'use')
      await users.change(user.id, { telephone: number })
      return true
    },
  }
}
