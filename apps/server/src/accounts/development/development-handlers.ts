import type { DevelopmentCalls } from '@gezhi/contract'
import type { SandboxGateways } from '@gezhi/gateways'
import type { HandlersOf } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Accounts } from '../accounts.ts'
import { simulateCarrier } from './simulate-carrier.ts'
import { simulateWeChatScan } from './simulate-wechat-scan.ts'

/** Calls for developers and testers while a gateway is a sandbox: read what would have been sent, and simulate WeChat and the carrier. */
export function developmentHandlers(accounts: Accounts, sandbox: SandboxGateways): HandlersOf<DevelopmentCalls>['development'] {
  const { captchas } = accounts
  return {
    async outbox({ to }) {
      const entries = await sandbox.outbox.list(to === undefined ? {} : { to })
      const list = entries.map(({ kind, to: recipient, text, code, createTime }) => ({
        kind,
        to: recipient,
        text,
        code,
        createTime: shanghaiTime(createTime),
      }))
      return { total: list.length, list }
    },
    async captcha({ verifyId }) {
      const answer = await captchas.answerOf(verifyId)
      if (answer === null) throw new CallError('CAPTCHA_WRONG')
      return { answer }
    },
    async wechatScan({ uuid, openId, nick, avatar = null }, { log }) {
      const { code, state } = await simulateWeChatScan(accounts, sandbox, { uuid, openId, nick, avatar }, log)
      return { code, state }
    },
    async phoneAuth({ telephone }) {
      await simulateCarrier(accounts, sandbox, telephone)
      return true
    },
  }
}
