export { GatewayError } from './gateway-error.ts'
export type { GatewayIssue, GatewayKind } from './gateway-error.ts'
export type { Gateways } from './gateways.ts'
export { isMailAddress } from './mail/check-mail.ts'
export type { ChatAnswer, ChatGateway, ChatMessage, ChatRequest, ChatTool, ChatToolCall } from './ports/chat-gateway.ts'
export type { Mail, MailAttachment, MailGateway } from './ports/mail-gateway.ts'
export type { Outbox, OutboxEntry } from './ports/outbox.ts'
export type {
  BillEntry,
  CallbackAnswer,
  PaymentGateway,
  PaymentState,
  ProvenPayment,
  ProviderCallback,
  RefundState,
} from './ports/payment-gateway.ts'
export type { CallbackLie } from './sandbox/payment-provider.ts'
export type { SandboxPayment } from './sandbox/sandbox-payment.ts'
export type { PhoneAuthGateway, PhoneAuthStart } from './ports/phone-auth-gateway.ts'
export type { SandboxMemory } from './ports/sandbox-memory.ts'
export type { SmsCode, SmsGateway } from './ports/sms-gateway.ts'
export type { TranslationGateway, TranslationRequest, TranslationTarget } from './ports/translation-gateway.ts'
export type { WeChatGateway, WeChatLoginRequest, WeChatQr, WeChatToken, WeChatUser } from './ports/wechat-gateway.ts'
export { memoryOutbox, memorySandboxMemory } from './sandbox/memory-stores.ts'
export type { SandboxGateways, SandboxPhoneAuth, SandboxScan, SandboxWeChat } from './sandbox/sandbox-gateways.ts'
export type { GatewayMode } from './settings/gateway-mode.ts'
export { GATEWAY_SETTINGS } from './settings/gateway-settings.ts'
export type { GatewaySettingName, GatewaySettingRow, GatewaySettings } from './settings/gateway-settings.ts'
export { gatewayIssues, gateways, GatewaySettingsError } from './settings/open-gateways.ts'
export type { GatewayStores } from './settings/open-gateways.ts'
export type { GatewaySettingIssue } from './settings/settings-reader.ts'
