import type { ChatGateway } from './ports/chat-gateway.ts'
import type { MailGateway } from './ports/mail-gateway.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'
import type { PhoneAuthGateway } from './ports/phone-auth-gateway.ts'
import type { SmsGateway } from './ports/sms-gateway.ts'
import type { TranslationGateway } from './ports/translation-gateway.ts'
import type { WeChatGateway } from './ports/wechat-gateway.ts'
import type { SandboxGateways } from './sandbox/sandbox-gateways.ts'

/** All gateways of a server. A gateway that is null is disabled: what needs it is hidden. */
export interface Gateways {
  readonly sms: SmsGateway | null
  readonly mail: MailGateway | null
  readonly wechat: WeChatGateway | null
  readonly phoneAuth: PhoneAuthGateway | null
  readonly translation: TranslationGateway | null
  readonly chat: ChatGateway | null
  readonly weChatPay: PaymentGateway | null
  readonly alipay: PaymentGateway | null
  /** null if no gateway is a sandbox, as always in production. */
  readonly sandbox: SandboxGateways | null
  close(): Promise<void>
}
