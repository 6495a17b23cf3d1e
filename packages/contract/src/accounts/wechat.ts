import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { LOGIN_ERRORS, loginAnswerSchema } from './login-answer.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { text } from '../text.ts'

const platform = z.literal('WeiXin')
const openId = text().min(1).max(128)
/** A secret of the browser that begins a login by redirect; the redirect back is valid only with the same secret. */
const browserKey = text().min(32).max(100).optional()

/** The WeChat identity when no account is bound to it: there is no loginBean, so the browser opens the binding dialog. */
const identitySchema = z.object({
  openId: z.string(),
  platform,
  nick: z.string(),
  avatar: z.string().nullable(),
  /** Valid for 10 minutes, for loginByWeChat after the binding. */
  access_token: z.string(),
})

const loginOrIdentity = z.union([loginAnswerSchema, identitySchema])

/** Phone and code under either of their two names. */
const bindingFields = {
  phone: phoneSchema.optional(),
  telephone: phoneSchema.optional(),
  code: smsCodeSchema.optional(),
  phoneCode: smsCodeSchema.optional(),
  accountSource: text().trim().max(100).optional(),
}

export const wechatCalls = {
  /** Adds a phone to the signed-in account; an account that has one uses changePhone. */
  bindPhone: call({
    id: 'C.account.24',
    method: 'POST',
    path: '/api/user/user/bindingPhone',
    who: 'login',
    request: z.object(bindingFields),
    recentProof: true,
    answer: z.literal(true),
    errors: ['SMS_CODE_WRONG', 'TELEPHONE_TAKEN', 'TELEPHONE_HELD'],
    summary: { zh: '绑定手机号', en: 'Links a mobile number to the account' },
  }),
  /**
   * Binds the signed-in account to the WeChat user who scanned the QR code of `beginQrLogin`, which this browser has called. Polled every
   * 2.5 seconds, like the login.
   */
  bindWeChat: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/bindWeiXin',
    who: 'login',
    recentProof: true,
    request: z.object({ uuid: text().max(64) }),
    answer: z.literal(true),
    errors: ['FEATURE_OFF', 'QR_WAITING', 'QR_EXPIRED', 'WECHAT_BOUND', 'WECHAT_HELD'],
    summary: { zh: '绑定微信', en: 'Links the account to WeChat' },
  }),
  /** Removes the binding to WeChat from an account that can log in by phone. */
  unbindWeChat: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/unbindWeiXin',
    who: 'login',
    recentProof: true,
    request: z.object({}).nullish(),
    answer: z.literal(true),
    errors: ['TELEPHONE_NEEDED'],
    summary: { zh: '解绑微信', en: 'Unlinks the account from WeChat' },
  }),
  /** Whether the signed-in account is bound to WeChat. */
  checkWeChatBinding: call({
    id: 'C.account.26',
    method: 'POST',
    path: '/api/user/user/checkBindWeiXin',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.boolean(),
    summary: { zh: '是否已绑定微信', en: 'Whether the account is linked to WeChat' },
  }),
  /**
   * Begins a QR login; the id is valid for 5 minutes. The response sets a cookie, without which the result cannot be collected: whoever
   * sees the QR code knows the id.
   */
  beginQrLogin: call({
    id: 'C.account.28',
    method: 'GET',
    path: '/api/user/user/getLoginId',
    who: 'public',
    request: z.object({}),
    answer: z.string(),
    errors: ['FEATURE_OFF'],
    summary: { zh: '新建扫码登录', en: 'Starts a QR code login' },
  }),
  /** How the QR code of a login is displayed: WeChat's own page in a frame, or a QR code with the text `content`. */
  getLoginQr: call({
    id: null,
    method: 'GET',
    path: '/api/user/user/getLoginQr',
    who: 'public',
    request: z.object({ uuid: text().max(64) }),
    answer: z.union([z.object({ kind: z.literal('frame'), url: z.string() }), z.object({ kind: z.literal('image'), content: z.string() })]),
    errors: ['FEATURE_OFF', 'QR_EXPIRED'],
    summary: { zh: '扫码登录的二维码', en: 'QR code of a login' },
  }),
  /**
   * Exchanges the code from WeChat's redirect, once per `state` issued by `getWeChatLoginUrl` and only with the `browserKey` of that
   * request. The token is the server's own; WeChat's never leaves the server.
   */
  getWeChatToken: call({
    id: 'C.account.21',
    method: 'POST',
    path: '/api/user/user/getThirdPartyToken',
    who: 'public',
    request: z.object({ code: text().min(1).max(512), platform: platform.optional(), state: text().min(1).max(128), browserKey }),
    answer: z.object({ access_token: z.string(), openid: z.string() }),
    errors: ['FEATURE_OFF', 'WECHAT_FAILED'],
    summary: { zh: '换取微信令牌', en: 'Exchanges a WeChat code for a token' },
  }),
  /** The result of a QR login, returned once, to the browser that began it. Polled every 2.5 seconds. */
  getQrLoginResult: call({
    id: 'C.account.29',
    method: 'GET',
    path: '/api/user/user/getUserLoginInfoByUuid',
    who: 'public',
    request: z.object({ uuid: text().max(64), browserName: text().max(100).optional() }),
    answer: loginOrIdentity,
    errors: [...LOGIN_ERRORS, 'QR_WAITING', 'QR_EXPIRED'],
    summary: { zh: '扫码登录结果', en: 'Result of a QR code login' },
  }),
  /** Nick and avatar of a WeChat identity. */
  getWeChatProfile: call({
    id: 'C.account.25',
    method: 'POST',
    path: '/api/user/user/getWeiXinUserInfo',
    who: 'public',
    request: z.object({ access_token: text().max(100), openId }),
    answer: z.object({ nick: z.string(), avatar: z.string().nullable(), openId: z.string() }),
    errors: ['WECHAT_FAILED'],
    summary: { zh: '微信昵称与头像', en: 'Nickname and avatar of a WeChat identity' },
  }),
  /**
   * Binds a phone to the WeChat identity whose `access_token` was issued to this browser in the last 10 minutes; an unknown phone is
   * registered.
   */
  bindPhoneToWeChat: call({
    id: 'C.account.22',
    method: 'POST',
    path: '/api/user/user/thirdPartyBindingPhone',
    who: 'public',
    request: z.object({
      ...bindingFields,
      openId,
      platform,
      access_token: text().min(1).max(100),
      nick: text().max(200).nullish(),
      avatar: text().max(1000).nullish(),
    }),
    answer: z.object({ newUser: z.boolean() }),
    errors: ['SMS_CODE_WRONG', 'TELEPHONE_BOUND', 'WECHAT_BOUND', 'WECHAT_FAILED'],
    summary: { zh: '微信登录绑定手机号', en: 'Links a mobile number to a WeChat identity' },
  }),
  /** Login with a WeChat identity; without a bound account the response is the identity. */
  loginByWeChat: call({
    id: 'C.account.20',
    method: 'POST',
    path: '/api/user/user/thirdPartyLogin',
    who: 'public',
    request: z.object({ access_token: text().max(100), openId, platform, browserName: text().max(100).optional() }),
    answer: loginOrIdentity,
    errors: [...LOGIN_ERRORS, 'WECHAT_FAILED'],
    summary: { zh: '微信登录', en: 'Login with a WeChat identity' },
  }),
  /** The address to which the page navigates for the login by redirect. */
  getWeChatLoginUrl: call({
    id: 'C.account.23',
    method: 'POST',
    path: '/api/user/user/thirdPartyLoginUrl',
    who: 'public',
    request: z.object({ platform, browserKey }),
    answer: z.string(),
    errors: ['FEATURE_OFF'],
    summary: { zh: '微信登录地址', en: 'URL of the WeChat login' },
  }),
  /** Redirect target of WeChat inside the frame of the QR code. */
  completeWeChatScan: fileCall({
    id: null,
    method: 'GET',
    path: '/api/user/user/wechatScanned',
    who: 'public',
    request: z.object({ code: text().min(1).max(512), state: text().max(128) }),
    file: 'text/html; charset=utf-8',
    errors: ['FEATURE_OFF', 'WECHAT_FAILED', 'QR_EXPIRED'],
    summary: { zh: '微信扫码后的返回地址', en: 'Return URL after a WeChat scan' },
  }),
}
