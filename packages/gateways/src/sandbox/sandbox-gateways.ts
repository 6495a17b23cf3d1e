import type { Outbox } from '../ports/outbox.ts'
import type { SandboxPayment } from './sandbox-payment.ts'
import type { PhoneAuthGateway } from '../ports/phone-auth-gateway.ts'
import type { WeChatGateway } from '../ports/wechat-gateway.ts'

/** A WeChat login a tester confirms by hand. */
export interface SandboxScan {
  /** The uuid of a QR login, or the state of a login by redirect. */
  readonly uuid: string
  readonly openId: string
  readonly nick: string
  readonly avatar: string | null
}

/** A simulated WeChat. */
export interface SandboxWeChat extends WeChatGateway {
  readonly adapter: 'sandbox'
  /** Simulates a scan: creates the code and state with which WeChat would redirect to `redirectUri`. */
  scan(scan: SandboxScan): Promise<{ readonly code: string; readonly state: string }>
}

/** A simulated carrier authentication. */
export interface SandboxPhoneAuth extends PhoneAuthGateway {
  readonly adapter: 'sandbox'
  /** Creates the token that the carrier's script would get on that phone. RangeError if it is not a mainland mobile number. */
  offer(phone: string): Promise<string>
}

/** Controls for developers and testers while at least one gateway is a sandbox. */
export interface SandboxGateways {
  readonly outbox: Outbox
  /** null if WeChat is disabled or real. */
  readonly wechat: SandboxWeChat | null
  /** null if phone authentication is disabled or real. */
  readonly phoneAuth: SandboxPhoneAuth | null
  /** null if they are disabled or real. */
  readonly weChatPay: SandboxPayment | null
  readonly alipay: SandboxPayment | null
}
