import type { DevelopmentCalls } from '@gezhi/contract'
import type { SandboxGateways } from '@gezhi/gateways'
import type { HandlersOf } from '../../plugins/call-context.ts'
import { CallError } from '../../plugins/call-error.ts'
import { shanghaiTime } from '../../plugins/shanghai-time.ts'
import type { Accounts } from '../accounts.ts'
import { identityOf } from '../wechat/wechat-identity.ts'

/** What developers and testers may do while a gateway is a sandbox: read what would have been sent, and play WeChat and the carrier. */
export function developmentHandlers(
  { captchas, wechat, phoneConfirmations }: Accounts,
  sandbox: SandboxGateways,
): HandlersOf<DevelopmentCalls>['development'] {
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
      if (sandbox.wechat === null) throw new CallError('FEATURE_OFF')
      const back = await sandbox.wechat.scan({ uuid, openId, nick, avatar })
      // A login by redirect is gone on with by the browser that WeChat sends back.
      if (await wechat.isWaiting(uuid)) {
        if (!(await wechat.scanned(uuid, await identityOf(sandbox.wechat, back.code, log)))) throw new CallError('QR_EXPIRED')
      } else if (!(await wechat.isState(uuid))) throw new CallError('QR_EXPIRED')
      return back
    },
    async phoneAuth({ telephone }) {
      if (sandbox.phoneAuth === null) throw new CallError('FEATURE_OFF')
      const token = await sandbox.phoneAuth.offer(telephone)
      await phoneConfirmations.confirm(await sandbox.phoneAuth.telephoneOf(token))
      return true
    },
  }
}
