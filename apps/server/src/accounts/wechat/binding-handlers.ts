import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { qrBrowserOf } from './qr-browser.ts'

/** Calls about the WeChat identity of the signed-in account. */
export function bindingHandlers({
  wechat,
  gateways,
  users,
  publicUrl,
}: Accounts): Pick<Handlers['accounts'], 'checkWeChatBinding' | 'bindWeChat' | 'unbindWeChat'> {
  return {
    checkWeChatBinding: (_request, context) => users.isBoundToWeChat(context.caller.userId),
    async bindWeChat({ uuid }, context) {
      const { userId } = context.caller
      if (gateways.wechat === null) throw new CallError('FEATURE_OFF')
      if (await users.isBoundToWeChat(userId)) throw new CallError('WECHAT_HELD')
      const scan = await wechat.takeScan(uuid, qrBrowserOf(context, publicUrl))
      if (scan === 'waiting') throw new CallError('QR_WAITING')
      if (scan === 'over') throw new CallError('QR_EXPIRED')
      if ((await wechat.accountOf(scan)) !== null) throw new CallError('WECHAT_BOUND')
      await wechat.bind(userId, scan)
      return true
    },
    async unbindWeChat(_request, context) {
      const { id, telephone } = await users.get(context.caller.userId)
      // Without a phone nobody could log in to it any more.
      if (telephone === null) throw new CallError('TELEPHONE_NEEDED')
      await wechat.unbind(id)
      return true
    },
  }
}
