import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { addressRateLimit } from './address-rate-limit.ts'
import { sendSmsCode } from './send-code.ts'

/** Calls about codes sent to phones. */
export function smsHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'sendCode' | 'checkTelephoneCode' | 'checkTelephoneAuth' | 'checkTelephoneBinding'> {
  const { smsCodes, phoneConfirmations, users } = accounts
  const pace = addressRateLimit(accounts.paces, accounts.mode)
  return {
    async sendCode({ telephone }, { log, address }) {
      await pace(address)
      await sendSmsCode(accounts, telephone, log)
      return true
    },
    async checkTelephoneCode({ telephone, code }) {
      if (!(await smsCodes.check(telephone, code))) throw new CallError('SMS_CODE_WRONG')
      return true
    },
    checkTelephoneAuth: ({ telephone }) => phoneConfirmations.isConfirmed(telephone),
    async checkTelephoneBinding({ telephone }) {
      const user = await users.byAccount(telephone)
      return user !== null && users.isBoundToWeChat(user.id)
    },
  }
}
