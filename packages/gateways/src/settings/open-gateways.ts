import type { Gateways } from '../gateways.ts'
import { alipay } from '../payment/alipay.ts'
import { openAiChat } from '../chat/openai-chat.ts'
import { weChatPay } from '../payment/wechat-pay.ts'
import { smtpMail } from '../mail/smtp-mail.ts'
import { aliyunPhoneAuth } from '../phone-auth/aliyun-phone-auth.ts'
import type { Outbox } from '../ports/outbox.ts'
import type { MailGateway } from '../ports/mail-gateway.ts'
import type { PhoneAuthGateway } from '../ports/phone-auth-gateway.ts'
import type { SandboxMemory } from '../ports/sandbox-memory.ts'
import type { SmsGateway } from '../ports/sms-gateway.ts'
import type { TranslationGateway } from '../ports/translation-gateway.ts'
import type { WeChatGateway } from '../ports/wechat-gateway.ts'
import { memoryOutbox, memorySandboxMemory } from '../sandbox/memory-stores.ts'
import type { SandboxPhoneAuth, SandboxWeChat } from '../sandbox/sandbox-gateways.ts'
import { sandboxMail } from '../sandbox/sandbox-mail.ts'
import { sandboxAlipay, sandboxWeChatPay } from '../sandbox/sandbox-payment.ts'
import { sandboxPhoneAuth } from '../sandbox/sandbox-phone-auth.ts'
import { sandboxSms } from '../sandbox/sandbox-sms.ts'
import { sandboxTranslation } from '../sandbox/sandbox-translation.ts'
import { sandboxWeChat } from '../sandbox/sandbox-wechat.ts'
import { aliyunSms } from '../sms/aliyun-sms.ts'
import { tencentSms } from '../sms/tencent-sms.ts'
import { dictionaryTranslation } from '../translation/dictionary-translation.ts'
import { openAiTranslation } from '../translation/openai-translation.ts'
import { openPlatformWeChat } from '../wechat/open-platform-wechat.ts'
import {
  planGateways,
  type GatewayPlan,
  type MailPlan,
  type PhoneAuthPlan,
  type SmsPlan,
  type TranslationPlan,
  type WeChatPlan,
} from './gateway-plan.ts'
import type { GatewayMode } from './gateway-mode.ts'
import type { GatewaySettings } from './gateway-settings.ts'
import type { GatewaySettingIssue } from './settings-reader.ts'

/** Gateways cannot be opened with these settings; the message lists every issue, one per line, in both languages. */
export class GatewaySettingsError extends Error {
  readonly issues: readonly GatewaySettingIssue[]

  constructor(issues: readonly GatewaySettingIssue[]) {
    super(issues.map(({ name, zh, en }) => `${name}: ${en} / ${zh}`).join('\n'))
    this.name = 'GatewaySettingsError'
    this.issues = issues
  }
}

/** Where the server stores the output of sandboxes; by default in the memory of this process. */
export interface GatewayStores {
  readonly outbox: Outbox
  readonly memory: SandboxMemory
}

/** All issues of the settings, for a server that reports every issue at once when it starts. Contains no values. */
export function gatewayIssues(settings: GatewaySettings, mode: GatewayMode): readonly GatewaySettingIssue[] {
  return planGateways(settings, mode).issues
}

/** Opens the configured gateways without connecting yet; `now` in ms is the clock of payments. Throws `GatewaySettingsError` with every issue. */
export function gateways(settings: GatewaySettings, mode: GatewayMode, stores?: GatewayStores, now: () => number = Date.now): Gateways {
  const { plan, issues } = planGateways(settings, mode)
  if (plan === null) throw new GatewaySettingsError(issues)
  const { outbox, memory } = stores ?? { outbox: memoryOutbox(), memory: memorySandboxMemory() }
  const sandboxed = {
    wechat: openSandboxWeChat(plan.wechat, memory),
    phoneAuth: openSandboxPhoneAuth(plan.phoneAuth, memory),
    weChatPay: plan.weChatPay.adapter === 'sandbox' ? sandboxWeChatPay(memory, now) : null,
    alipay: plan.alipay.adapter === 'sandbox' ? sandboxAlipay(memory, now) : null,
  }
  const mail = openMail(plan.mail, outbox)
  return {
    sms: openSms(plan.sms, outbox),
    mail,
    wechat: sandboxed.wechat ?? openWeChat(plan.wechat),
    phoneAuth: sandboxed.phoneAuth ?? openPhoneAuth(plan.phoneAuth),
    translation: openTranslation(plan.translation),
    // A simulated model would only pretend: with a sandbox the assistant answers as without one.
    chat: plan.chat.adapter === 'openai' ? openAiChat(plan.chat) : null,
    weChatPay: sandboxed.weChatPay ?? (plan.weChatPay.adapter === 'weChatPay' ? weChatPay({ ...plan.weChatPay, now }) : null),
    alipay: sandboxed.alipay ?? (plan.alipay.adapter === 'alipay' ? alipay({ ...plan.alipay, now }) : null),
    sandbox: hasSandbox(plan) ? { outbox, ...sandboxed } : null,
    close: async () => mail?.close(),
  }
}

function hasSandbox(plan: GatewayPlan): boolean {
  return [plan.sms, plan.mail, plan.wechat, plan.phoneAuth, plan.weChatPay, plan.alipay].some(({ adapter }) => adapter === 'sandbox')
}

function openSms(plan: SmsPlan, outbox: Outbox): SmsGateway | null {
  switch (plan.adapter) {
    case 'off':
      return null
    case 'sandbox':
      return sandboxSms(outbox)
    case 'aliyun':
      return aliyunSms(plan)
    case 'tencent':
      return tencentSms(plan)
  }
}

function openMail(plan: MailPlan, outbox: Outbox): MailGateway | null {
  switch (plan.adapter) {
    case 'off':
      return null
    case 'sandbox':
      return sandboxMail(outbox)
    case 'smtp':
      return smtpMail(plan)
  }
}

function openWeChat(plan: WeChatPlan): WeChatGateway | null {
  return plan.adapter === 'openPlatform' ? openPlatformWeChat(plan) : null
}

function openPhoneAuth(plan: PhoneAuthPlan): PhoneAuthGateway | null {
  return plan.adapter === 'aliyun' ? aliyunPhoneAuth(plan) : null
}

function openTranslation(plan: TranslationPlan): TranslationGateway | null {
  switch (plan.adapter) {
    case 'off':
      return null
    case 'sandbox':
      return sandboxTranslation()
    case 'dictionary':
      return dictionaryTranslation()
    case 'openai':
      return openAiTranslation(plan)
  }
}

function openSandboxWeChat({ adapter }: WeChatPlan, memory: SandboxMemory): SandboxWeChat | null {
  return adapter === 'sandbox' ? sandboxWeChat(memory) : null
}

function openSandboxPhoneAuth({ adapter }: PhoneAuthPlan, memory: SandboxMemory): SandboxPhoneAuth | null {
  return adapter === 'sandbox' ? sandboxPhoneAuth(memory) : null
}
