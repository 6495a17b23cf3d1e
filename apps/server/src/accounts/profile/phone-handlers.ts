import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'

/** Calls that give the account of a user another phone; all prove it by a code. */
export function phoneHandlers({ users, smsCodes }: Accounts): Pick<Handlers['accounts'], 'changeTelephone' | 'bindTelephone'> {
  const requireCode = async (phone: string, code: string | undefined, how: 'check' | 'use') => {
    if (code === undefined || !(await smsCodes[how](phone, code))) throw new CallError('SMS_CODE_WRONG')
  }
  const requireFree = async (phone: string) => {
    if (await users.byAccount(phone)) throw new CallError('TELEPHONE_TAKEN')
  }
  return {
    async changeTelephone({ telephone, code, oldCode }, context) {
      const { id, telephone: old } = await users.get(context.caller.userId)
      await requireFree(telephone)
      // Both are looked at before one is used up.
      await requireCode(telephone, code, 'check')
      if (old !== null) await requireCode(old, oldCode, 'use')
      await requireCode(telephone, code, 'use')
      await users.change(id, { telephone })
      return true
    },
    async bindTelephone({ telephone, phone, phoneCode, code }, context) {
      const number = telephone ?? phone
      const user = await users.get(context.caller.userId)
      if (user.telephone !== null) throw new CallError('TELEPHONE_HELD')
      if (number === undefined) throw new CallError('SMS_CODE_WRONG')
      await requireFree(number)
      await requireCode(number, phoneCode ?? code, 'use')
      await users.change(user.id, { telephone: number })
      return true
    },
  }
}
