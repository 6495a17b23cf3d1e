import { createHash } from 'node:crypto'
import { conversionSignText, PHONE_IS_FREE } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { requireStrongPassword } from '../passwords/require-strong-password.ts'
import { lookupRateLimit } from './lookup-rate-limit.ts'
import { takeOfNetworks } from '../rights/network-rate-limit.ts'
import { isLoopback } from '../../settings/loopback.ts'
import { CODES_PER_ADDRESS } from '../sms/address-rate-limit.ts'
import { deviceOf } from '../devices/device-cookie.ts'

/** Validity of a conversion report in minutes (G78). */
const SIGN_MINUTES = 10
const HOUR = 60 * 60_000
/** Reports of a network: as many as it gets SMS codes, one of which each registration needs. */
const CONVERSIONS_PER_HOUR = CODES_PER_ADDRESS

/** Calls about registration. */
export function registrationHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'checkAvailability' | 'registerAccount' | 'addConversion'> {
  const { users, passwords, smsCodes, conversions, publicUrl, now } = accounts
  const countLookup = lookupRateLimit(accounts)
  const limitConversions = conversionRateLimit(accounts)
  const requireFree = async ({
    nick,
    telephone,
    email,
  }: {
    nick?: string | undefined
    telephone?: string | undefined
    email?: string | undefined
  }) => {
    if (nick !== undefined && (await users.hasNick(nick))) throw new CallError('NICK_TAKEN')
    if (telephone !== undefined && (await users.byPhone(telephone))) throw new CallError('TELEPHONE_TAKEN')
    if (email !== undefined && (await users.hasEmail(email))) throw new CallError('EMAIL_TAKEN')
  }
  return {
    async checkAvailability(request, { address }) {
      await countLookup(address)
      await requireFree(request)
      return request.telephone === undefined ? true : PHONE_IS_FREE
    },
    // The code is checked first, so that nobody without one learns what is taken or causes password hashing, and consumed last, so that a
    // caller who learns that a name is taken can use it again.
    async registerAccount({ yzmCodes, password, nick, telephone, email, address, profession, accountSource }, context) {
      const attempt = { phone: telephone, code: yzmCodes, device: deviceOf(context, publicUrl), purpose: 'register' } as const
      if (!(await smsCodes.check(attempt))) throw new CallError('SMS_CODE_WRONG')
      await requireFree({ nick, telephone, email }).catch(async (taken: unknown) => {
        // The code stays valid; without a limit it could be used to test any number of names.
        await countLookup(context.address)
        throw taken
      })
      requireStrongPassword(password, { nick, telephone, email })
      const passwordHash = await passwords.hash(password)
      if (!(await smsCodes.use(attempt))) throw new CallError('SMS_CODE_WRONG')
      const optional = { ...(address && { address }), ...(profession && { profession }), ...(accountSource && { accountSource }) }
      await users.add({ nick, telephone, email, passwordHash, passwordChangedAt: new Date(now()), ...optional })
      return true
    },
    async addConversion({ appSign, telephone, ...report }, { address }) {
      if (!isSigned(appSign, telephone, now())) throw new CallError('SIGNATURE_WRONG')
      await limitConversions(address)
      await conversions.add({ telephone, ...report })
      return true
    },
  }
}

/** Anyone can sign a report: without a limit they could fill the disk. */
function conversionRateLimit({ rateLimits, mode }: Pick<Accounts, 'rateLimits' | 'mode'>): (address: string) => Promise<void> {
  return async (address) => {
    if (mode === 'development' && isLoopback(address)) return
    const limit = { key: (network: string) => `conversions:${network}`, max: CONVERSIONS_PER_HOUR, window: HOUR }
    const wait = await takeOfNetworks(rateLimits, address, limit)
    if (wait > 0) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(wait / 1000) })
  }
}

function isSigned(appSign: string, phone: string, now: number): boolean {
  const minutes = Array.from({ length: 2 * SIGN_MINUTES + 1 }, (_, index) => index - SIGN_MINUTES)
  return minutes.some((minute) => {
    const text = conversionSignText(phone, now + minute * 60_000)
    return createHash('md5').update(text).digest('hex') === appSign
  })
}
