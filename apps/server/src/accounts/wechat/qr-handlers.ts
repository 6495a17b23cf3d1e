import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'
import { beginQrBrowser, qrBrowserOf } from './qr-browser.ts'
import { identityOf } from './wechat-identity.ts'
import { loginOrIdentity } from './login-or-identity.ts'

/** Calls about the login by a QR that WeChat scans. */
export function qrHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'beginQrLogin' | 'getLoginQr' | 'getQrLoginResult' | 'completeWeChatScan'> {
  const { wechat, gateways, publicUrl } = accounts
  const gateway = () => {
    if (gateways.wechat === null) throw new CallError('FEATURE_OFF')
    return gateways.wechat
  }
  return {
    async beginQrLogin(_request, context) {
      gateway()
      return wechat.beginQr(beginQrBrowser(context, publicUrl))
    },
    async getLoginQr({ uuid }, { headers }) {
      const on = gateway()
      if (!(await wechat.isWaiting(uuid))) throw new CallError('QR_EXPIRED')
      const redirectUri = `${publicAddress(publicUrl, headers)}/api/user/user/wechatScanned`
      return on.loginQr({ redirectUri, state: uuid })
    },
    async getQrLoginResult({ uuid, browserName }, context) {
      const scan = await wechat.takeScan(uuid, qrBrowserOf(context, publicUrl))
      if (scan === 'waiting') throw new CallError('QR_WAITING')
      if (scan === 'over') throw new CallError('QR_EXPIRED')
      return loginOrIdentity(accounts, scan, { browserName, device: deviceOf(context, publicUrl) })
    },
    async completeWeChatScan({ code, state }, { log, language }) {
      const on = gateway()
      if (!(await wechat.isWaiting(state))) throw new CallError('QR_EXPIRED')
      if (!(await wechat.scanned(state, await identityOf(on, code, log)))) throw new CallError('QR_EXPIRED')
      return { body: Buffer.from(SCANNED[language]), framed: true }
    },
  }
}

/** Shown in the QR code's frame until the surrounding page is logged in. */
const SCANNED = { zh: '<!doctype html><p>扫码成功，正在登录</p>', en: '<!doctype html><p>Scanned, logging in</p>' } as const
