import type { Outbox } from '../ports/outbox.ts'
import type { SmsGateway } from '../ports/sms-gateway.ts'
import { checkSmsCode } from '../sms/check-sms-code.ts'

/** SMS that go to the outbox instead of a phone. */
export function sandboxSms(outbox: Outbox): SmsGateway {
  return {
    adapter: 'sandbox',
    async sendCode(unchecked) {
      const { phone, code, minutes } = checkSmsCode('sandbox', unchecked)
      const text = `【格致】您的验证码是 ${code}，${minutes} 分钟内有效。`
      await outbox.add({ kind: 'sms', to: phone, text, code, createTime: new Date() })
    },
  }
}
