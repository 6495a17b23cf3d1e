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
): Pick<Handlers['accounts'], 'sendCode' | 'checkPhoneCode' | 'checkPhoneAuth' | 'checkPhoneBinding'> {
  const { smsCodes, phoneConfirmations, users, sessions, knownDevices, publicUrl } = accounts
  const limitRate = addressRateLimit(accounts.rateLimits, accounts.mode)
  const limitPhone = phoneRateLimit(accounts.rateLimits, accounts.mode)
  const countLookup = lookupRateLimit(accounts)
  // The call is public, so the token has not been checked yet.
  const isUser = async (token: unknown) => typeof token === 'string' && (await sessions.find(token))?.kind === 'active'
  const purposesWithout = async (phone: string, token: unknown) =>
    purposesOfCaller({ isUser: await isUser(token), account: await users.byPhone(phone), hasWeChat: accounts.gateways.wechat !== null })
  return {
    async sendCode({ telephone: phone, purpose }, context) {
      const device = deviceOf(context, publicUrl)
      await limitRate(context.address)
      const purposes = purpose === undefined ? await purposesWithout(phone, context.headers['token']) : [purpose]
      const isKnownDevice = await knownDevices.isKnown(phone, device)
      await sendSmsCode(accounts, { phone, device, isKnownDevice, purposes }, () => limitPhone(context.address, phone), context.log)
      return true
    },
    async checkPhoneCode({ telephone: phone, code, purpose = null }, context) {
      if (!(await smsCodes.check({ phone, code, purpose, device: deviceOf(context, publicUrl) }))) throw new CallError('SMS_CODE_WRONG')
      return true
    },
    checkPhoneAuth: ({ telephone }) => phoneConfirmations.isConfirmed(telephone),
    async checkPhoneBinding({ telephone }, { address }) {
      await countLookup(address)
      const user = await users.byPhone(telephone)
      return user !== null && users.isBoundToWeChat(user.id)
    },
  }
}
