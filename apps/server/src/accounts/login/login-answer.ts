import { DEFAULT_SETTINGS, maskPhone, type LoginAnswer, type OnlineMember, type UserProduct } from '@gezhi/contract'
import type { Logger } from 'pino'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Device } from '../devices/device-cookie.ts'
import type { KnownDevices } from '../devices/known-device-store.ts'
import type { UserSettings } from '../settings/user-settings.ts'
import type { ProductStore } from '../products/product-store.ts'
import type { Entered, SessionIssuer } from '../sessions/session-issuer.ts'
import type { SeatHolder } from '../sessions/seats.ts'
import type { TotpStore } from '../totp/totp-store.ts'

/**
 * Completes the login of an authenticated account. Throws LOGGED_IN_ELSEWHERE (997) and GROUP_SEATS_TAKEN (993) with the full response
 * and a pending token as data, LOGIN_ABNORMAL (996) for a locked account.
 */
export type CompleteLogin = (userId: string, client: LoginClient) => Promise<LoginAnswer>

/** The client of a login. */
export interface LoginClient {
  /** Name and major version of the browser, as reported by the client. */
  readonly browserName?: string | undefined
  readonly device: Device
  /** The account was also authenticated by a TOTP code. */
  readonly secondFactor?: true
}

/** Combines session, products and settings into the response of every login, and logs it; `now` in ms. */
export function completeLoginWith(
  sessionIssuer: SessionIssuer,
  products: ProductStore,
  settings: Pick<UserSettings, 'of'>,
  knownDevices: Pick<KnownDevices, 'remember'>,
  totps: Pick<TotpStore, 'beginLogin'>,
  log: Pick<Logger, 'info'>,
  now: () => number,
): CompleteLogin {
  return async (userId, { browserName, device, secondFactor }) => {
    const entered = await sessionIssuer.enter(userId, browserName ?? null, { secondFactor: secondFactor === true })
    if (entered === 'totp-needed') throw new CallError('TOTP_NEEDED', { token: await totps.beginLogin(userId) })
    log.info({ user: userId, outcome: entered.outcome }, 'login')
    // A client without the cookie may reject cookies: each of its logins would displace a real browser from the list.
    if (!device.isNew) await knownDevices.remember(userId, device)
    const { living } = await products.of(userId)
    const { set } = await settings.of(userId)
    // The search page that the entry of the top navigation opens (G115).
    const answer = { ...loginAnswer(entered, living, now()), defaultPage: set?.defaultPage ?? DEFAULT_SETTINGS.defaultPage }
    switch (entered.outcome) {
      case 'in':
        return answer
      case 'elsewhere':
        throw new CallError('LOGGED_IN_ELSEWHERE', answer)
      case 'seats-taken':
        throw new CallError('GROUP_SEATS_TAKEN', answer)
    }
  }
}

function loginAnswer(
  { token, user, holders }: Entered,
  userProduct: readonly UserProduct[],
  now: number,
): Omit<LoginAnswer, 'defaultPage'> {
  const { nick, avatar, loginCount, giveVipType, guideStatus } = user
  return {
    token,
    userProduct: [...userProduct],
    loginBean: {
      password: user.passwordHash === null ? 'false' : 'true',
      loginCount,
      giveVipType,
      trialApTime: user.trialEndsAt && shanghaiTime(user.trialEndsAt),
      onLineUser: holders.map((holder) => onlineMember(holder, now)),
      newUser: loginCount === 0,
      guideStatus,
      nick,
      avatar,
      telephone: maskPhone(user.telephone ?? ''),
    },
    nick,
    avatar,
  }
}

/** A colleague on a seat, as shown in the group dialog; `now` in ms. */
export function onlineMember({ userId, avatar, telephone, startedAt }: SeatHolder, now: number): OnlineMember {
  return { userId, avatar, telephone: maskPhone(telephone ?? ''), onlineTime: now - startedAt.getTime() }
}
