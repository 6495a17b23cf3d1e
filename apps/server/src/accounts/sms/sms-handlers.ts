import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { lookupRateLimit } from '../registration/lookup-rate-limit.ts'
import { addressRateLimit, phoneRateLimit } from './address-rate-limit.ts'
import { purposesOfCaller } from './purposes-of-caller.ts'
import { sendSmsCode } from './send-code.ts'

/** Calls about codes sent to phones. */
export function smsHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'sendCode' | 'checkTelephoneCode' | 'checkTelephoneAuth' | 'checkTelephoneBinding'> {
  const { smsCodes, phoneConfirmations, users, sessions, knownDevices, publicUrl } = accounts
  const limitRate = addressRateLimit(accounts.rateLimits, accounts.mode)
  const limitPhone = phoneRateLimit(accounts.rateLimits, accounts.mode)
  const countLookup = lookupRateLimit(accounts)
  // The call is public, so the token has not been checked yet.
  const isUser = async (token: unknown) => typeof token === 'string' && (await sessions.find(token))?.kind === 'active'
  return {
    async sendCode({ telephone: phone, purpose }, context) {
      const device = deviceOf(context, publicUrl)
      await limitRate(context.address)
      const purposes = purpose === undefined ? purposesOfCaller(await isUser(context.headers['token'])) : [purpose]
      const isKnownDevice = await knownDevices.isKnown(phone, device)
      await sendSmsCode(accounts, { phone, device, isKnownDevice, purposes }, () => limitPhone(context.address, phone), context.log)
      return true
    },
    async checkTelephoneCode({ telephone: phone, code, purpose = null }, context) {
      if (!(await smsCodes.check({ phone, code, purpose, device: deviceOf(context, publicUrl) }))) throw new CallError('SMS_CODE_WRONG')
      return true
    },
    checkTelephoneAuth: ({ telephone }) => phoneConfirmations.isConfirmed(telephone),
    async checkTelephoneBinding({ telephone }, { address }) {
      await countLookup(address)
      const user = await users.byAccount(telephone)
      return user !== null && users.isBoundToWeChat(user.id)
    },
  }
}
