import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { loginOrIdentity } from './login-or-identity.ts'
import { identityOf } from './wechat-identity.ts'

/** Calls about the login by redirect to WeChat, and the binding of a phone. */
export function wechatHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'getWeChatLoginUrl' | 'getWeChatToken' | 'loginByWeChat' | 'getWeChatProfile' | 'bindPhoneToWeChat'> {
  const { wechat, gateways, users, smsCodes, totps, publicUrl } = accounts
  const gateway = () => {
    if (gateways.wechat === null) throw new CallError('FEATURE_OFF')
    return gateways.wechat
  }
  const requireProof = async (openId: string, token: string) => {
    const user = await wechat.proofOf(openId, token)
    if (user === null) throw new CallError('WECHAT_FAILED')
    return user
  }
  return {
    async getWeChatLoginUrl({ browserKey }, { headers }) {
      const on = gateway()
      return on.loginUrl({ redirectUri: `${publicAddress(publicUrl, headers)}/`, state: await wechat.beginRedirect(browserKey) })
    },
    async getWeChatToken({ code, state, browserKey }, { log }) {
      const on = gateway()
      if (!(await wechat.takeState(state, browserKey))) throw new CallError('WECHAT_FAILED')
      const user = await identityOf(on, code, log)
      return { access_token: await wechat.prove(user), openid: user.openId }
    },
    async loginByWeChat({ access_token: token, openId, browserName }, context) {
      const device = deviceOf(context, publicUrl)
      return loginOrIdentity(accounts, await requireProof(openId, token), { browserName, device })
    },
    async getWeChatProfile({ access_token: token, openId }) {
      const { nick, avatar } = await requireProof(openId, token)
      return { nick, avatar, openId }
    },
    async bindPhoneToWeChat({ telephone, phone, phoneCode, code, openId, access_token: token, accountSource }, context) {
      const device = deviceOf(context, publicUrl)
      const identity = await requireProof(openId, token)
      const number = telephone ?? phone
      const given = phoneCode ?? code
      if (number === undefined || given === undefined) throw new CallError('SMS_CODE_WRONG')
      if (!(await smsCodes.use({ phone: number, code: given, device, purpose: 'bindWeChat' }))) throw new CallError('SMS_CODE_WRONG')
      const user = await users.ofPhone(number, accountSource)
      // A code sent to the phone is no proof of an administrator with TOTP, who can bind WeChat under Security.
      if (await totps.isEnrolled(user.id)) throw new CallError('FORBIDDEN')
      await wechat.bind(user.id, identity)
      if (user.avatar === null && identity.avatar !== null) await users.change(user.id, { avatar: identity.avatar })
      return { newUser: user.loginCount === 0 }
    },
  }
}
