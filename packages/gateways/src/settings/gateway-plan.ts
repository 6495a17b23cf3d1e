import type { AlipayOptions } from '../payment/alipay.ts'
import { parsePrivateKey, parsePublicKey } from '../payment/rsa.ts'
import type { WeChatPayOptions } from '../payment/wechat-pay.ts'
import { parseSender } from '../mail/parse-sender.ts'
import { parseSmtpUrl } from '../mail/smtp-server-address.ts'
import type { SmtpMailOptions } from '../mail/smtp-mail.ts'
import type { AliyunPhoneAuthOptions } from '../phone-auth/aliyun-phone-auth.ts'
import type { AliyunSmsOptions } from '../sms/aliyun-sms.ts'
import { parseTemplateParameters } from '../sms/template-parameters.ts'
import type { TencentSmsOptions } from '../sms/tencent-sms.ts'
import type { OpenAiChatOptions } from '../chat/openai-chat.ts'
import type { OpenAiTranslationOptions } from '../translation/openai-translation.ts'
import type { OpenPlatformOptions } from '../wechat/open-platform-wechat.ts'
import type { GatewayMode } from './gateway-mode.ts'
import type { GatewaySettings } from './gateway-settings.ts'
import { SettingsReader, type GatewaySettingIssue } from './settings-reader.ts'

export type SmsPlan =
  | { readonly adapter: 'off' | 'sandbox' }
  | ({ readonly adapter: 'aliyun' } & AliyunSmsOptions)
  | ({ readonly adapter: 'tencent' } & TencentSmsOptions)
export type MailPlan = { readonly adapter: 'off' | 'sandbox' } | ({ readonly adapter: 'smtp' } & SmtpMailOptions)
export type WeChatPlan = { readonly adapter: 'off' | 'sandbox' } | ({ readonly adapter: 'openPlatform' } & OpenPlatformOptions)
export type PhoneAuthPlan = { readonly adapter: 'off' | 'sandbox' } | ({ readonly adapter: 'aliyun' } & AliyunPhoneAuthOptions)
export type TranslationPlan =
  | { readonly adapter: 'off' | 'sandbox' | 'dictionary' }
  | ({ readonly adapter: 'openai' } & OpenAiTranslationOptions)

export type ChatPlan = { readonly adapter: 'off' | 'sandbox' } | ({ readonly adapter: 'openai' } & OpenAiChatOptions)

export type WeChatPayPlan = { readonly adapter: 'off' | 'sandbox' } | ({ readonly adapter: 'weChatPay' } & WeChatPayOptions)
export type AlipayPlan = { readonly adapter: 'off' | 'sandbox' } | ({ readonly adapter: 'alipay' } & AlipayOptions)

/** The adapters to open, with their options. */
export interface GatewayPlan {
  readonly sms: SmsPlan
  readonly mail: MailPlan
  readonly wechat: WeChatPlan
  readonly phoneAuth: PhoneAuthPlan
  readonly translation: TranslationPlan
  readonly chat: ChatPlan
  readonly weChatPay: WeChatPayPlan
  readonly alipay: AlipayPlan
}

/** Reads settings into a plan, or returns all issues. Opens nothing. */
export function planGateways(
  settings: GatewaySettings,
  mode: GatewayMode,
): { readonly plan: GatewayPlan; readonly issues: readonly [] } | { readonly plan: null; readonly issues: readonly GatewaySettingIssue[] } {
  const reader = new SettingsReader(settings, mode)
  const plan = {
    sms: planSms(reader),
    mail: planMail(reader),
    wechat: planWeChat(reader),
    phoneAuth: planPhoneAuth(reader),
    translation: planTranslation(reader),
    chat: planChat(reader),
    weChatPay: planWeChatPay(reader),
    alipay: planAlipay(reader),
  }
  return reader.issues.length === 0 ? { plan, issues: [] } : { plan: null, issues: reader.issues }
}

function planSms(reader: SettingsReader): SmsPlan {
  const adapter = reader.adapter('GEZHI_SMS', ['aliyun', 'tencent'])
  if (adapter === 'off' || adapter === 'sandbox') return { adapter }
  const [keyId, keySecret] = [reader.needed('GEZHI_SMS_KEY_ID'), reader.needed('GEZHI_SMS_KEY_SECRET')]
  const shared = {
    signName: reader.needed('GEZHI_SMS_SIGN_NAME'),
    template: reader.needed('GEZHI_SMS_TEMPLATE'),
    parameters: reader.parsed('GEZHI_SMS_PARAMETERS', parseTemplateParameters, {
      zh: '须为 code、minutes 或 变量名=code，以逗号分隔，并含 code',
      en: 'must be code, minutes or name=code, separated by commas, and must include code',
    }),
  }
  if (adapter === 'aliyun')
    return { adapter, ...shared, keyId, keySecret, endpoint: reader.endpoint('GEZHI_SMS_ENDPOINT', 'https://dysmsapi.aliyuncs.com') }
  return {
    adapter,
    ...shared,
    secretId: keyId,
    secretKey: keySecret,
    appId: reader.needed('GEZHI_SMS_APP_ID'),
    region: reader.needed('GEZHI_SMS_REGION'),
    endpoint: reader.endpoint('GEZHI_SMS_ENDPOINT', 'https://sms.tencentcloudapi.com'),
  }
}

function planMail(reader: SettingsReader): MailPlan {
  const adapter = reader.adapter('GEZHI_MAIL', ['smtp'])
  if (adapter !== 'smtp') return { adapter }
  return {
    adapter,
    server: reader.parsed('GEZHI_MAIL_URL', parseSmtpUrl, {
      zh: '须为 smtp:// 或 smtps:// 地址，用户与密码成对并经百分号编码；有密码时不能用 tls=optional',
      en: 'must be an smtp:// or smtps:// address; user and password go together and are percent-encoded; tls=optional cannot be used with a password',
    }),
    from: reader.parsed('GEZHI_MAIL_FROM', parseSender, {
      zh: '须为邮箱地址，或 名称 <邮箱地址>',
      en: 'must be an e-mail address, or name <address>',
    }),
  }
}

function planWeChat(reader: SettingsReader): WeChatPlan {
  const adapter = reader.adapter('GEZHI_WECHAT', ['openPlatform'])
  if (adapter !== 'openPlatform') return { adapter }
  return {
    adapter,
    appId: reader.needed('GEZHI_WECHAT_APP_ID'),
    appSecret: reader.needed('GEZHI_WECHAT_APP_SECRET'),
    endpoint: new URL('https://api.weixin.qq.com'),
    loginPage: new URL('https://open.weixin.qq.com'),
  }
}

function planPhoneAuth(reader: SettingsReader): PhoneAuthPlan {
  const adapter = reader.adapter('GEZHI_PHONE_AUTH', ['aliyun'])
  if (adapter !== 'aliyun') return { adapter }
  return {
    adapter,
    keyId: reader.needed('GEZHI_PHONE_AUTH_KEY_ID'),
    keySecret: reader.needed('GEZHI_PHONE_AUTH_KEY_SECRET'),
    endpoint: new URL('https://dypnsapi.aliyuncs.com'),
  }
}

function planTranslation(reader: SettingsReader): TranslationPlan {
  const adapter = reader.adapter('GEZHI_TRANSLATION', ['dictionary', 'openai'])
  if (adapter !== 'openai') return { adapter }
  return {
    adapter,
    base: reader.address('GEZHI_TRANSLATION_ENDPOINT'),
    model: reader.needed('GEZHI_TRANSLATION_MODEL'),
    key: reader.optional('GEZHI_TRANSLATION_KEY_SECRET'),
  }
}

function planChat(reader: SettingsReader): ChatPlan {
  const adapter = reader.adapter('GEZHI_CHAT', ['openai'])
  if (adapter !== 'openai') return { adapter }
  return {
    adapter,
    base: reader.address('GEZHI_CHAT_ENDPOINT'),
    model: reader.needed('GEZHI_CHAT_MODEL'),
    key: reader.optional('GEZHI_CHAT_KEY_SECRET'),
  }
}

const PRIVATE_KEY = { zh: '须为 RSA 私钥', en: 'must be an RSA private key' }
const PUBLIC_KEY = { zh: '须为 RSA 公钥', en: 'must be an RSA public key' }

function planWeChatPay(reader: SettingsReader): WeChatPayPlan {
  const adapter = reader.adapter('GEZHI_WECHAT_PAY', ['weChatPay'])
  if (adapter !== 'weChatPay') return { adapter }
  const id = reader.optional('GEZHI_WECHAT_PAY_PUBLIC_KEY_ID')
  return {
    adapter,
    merchantId: reader.needed('GEZHI_WECHAT_PAY_MERCHANT'),
    appId: reader.needed('GEZHI_WECHAT_PAY_APP_ID'),
    serial: reader.needed('GEZHI_WECHAT_PAY_SERIAL'),
    privateKey: reader.parsed('GEZHI_WECHAT_PAY_KEY_SECRET', parsePrivateKey, PRIVATE_KEY),
    apiKey: reader.parsed('GEZHI_WECHAT_PAY_API_SECRET', (text) => (Buffer.byteLength(text) === 32 ? Buffer.from(text) : null), {
      zh: '须为 32 字节',
      en: 'must have 32 bytes',
    }),
    publicKeys: new Map(id === '' ? [] : [[id, reader.parsed('GEZHI_WECHAT_PAY_PUBLIC_KEY', parsePublicKey, PUBLIC_KEY)]]),
    endpoint: new URL('https://api.mch.weixin.qq.com'),
  }
}

function planAlipay(reader: SettingsReader): AlipayPlan {
  const adapter = reader.adapter('GEZHI_ALIPAY', ['alipay'])
  if (adapter !== 'alipay') return { adapter }
  return {
    adapter,
    appId: reader.needed('GEZHI_ALIPAY_APP_ID'),
    sellerId: reader.needed('GEZHI_ALIPAY_SELLER'),
    privateKey: reader.parsed('GEZHI_ALIPAY_KEY_SECRET', parsePrivateKey, PRIVATE_KEY),
    publicKey: reader.parsed('GEZHI_ALIPAY_PUBLIC_KEY', parsePublicKey, PUBLIC_KEY),
    endpoint: new URL('https://openapi.alipay.com'),
  }
}
