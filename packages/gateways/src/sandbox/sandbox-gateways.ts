import type { Outbox } from '../ports/outbox.ts'
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

/** WeChat without WeChat. */
export interface SandboxWeChat extends WeChatGateway {
  readonly adapter: 'sandbox'
  /** Does what a scan does: makes the code and state with which WeChat would come back to `redirectUri`. */
  scan(scan: SandboxScan): Promise<{ readonly code: string; readonly state: string }>
}

/** Carrier authentication without a carrier. */
export interface SandboxPhoneAuth extends PhoneAuthGateway {
  readonly adapter: 'sandbox'
  /** Makes the token the carrier's script would have got on that phone. RangeError for what is no mainland mobile number. */
  offer(telephone: string): Promise<string>
}

/** What developers and testers may look into and push while at least one gateway is a sandbox. */
export interface SandboxGateways {
  readonly outbox: Outbox
  /** null where WeChat is off or real. */
  readonly wechat: SandboxWeChat | null
  /** null where phone authentication is off or real. */
  readonly phoneAuth: SandboxPhoneAuth | null
}
