import { randomUUID } from 'node:crypto'
import { GatewayError } from '../gateway-error.ts'
import type { SandboxMemory } from '../ports/sandbox-memory.ts'
import type { WeChatLoginRequest, WeChatUser } from '../ports/wechat-gateway.ts'
import { checkLoginRequest } from '../wechat/check-login-request.ts'
import type { SandboxScan, SandboxWeChat } from './sandbox-gateways.ts'

const AT = { gateway: 'wechat', adapter: 'sandbox' } as const

/** Same as WeChat. */
const CODE_SECONDS = 600
const TOKEN_SECONDS = 7_200

/**
 * WeChat for development: `loginUrl` and the QR code lead to `confirmPage` of this server with `redirectUri` and `state`, where a tester
 * chooses the user who scans; `scan` creates the code. Codes work once, as with WeChat.
 */
export function sandboxWeChat(memory: SandboxMemory, confirmPage = '/dev/wechat'): SandboxWeChat {
  return {
    adapter: 'sandbox',
    frameOrigin: null,
    pictureOrigins: [],
    loginUrl: (request) => confirmUrl(confirmPage, request),
    loginQr: (request) => ({ kind: 'image', content: confirmUrl(confirmPage, request) }),
    async scan(scan) {
      const code = randomUUID()
      await memory.put(`wechat-code:${code}`, JSON.stringify(toUser(scan)), CODE_SECONDS)
      return { code, state: scan.uuid }
    },
    async exchangeCode(code) {
      const user = await take(memory, `wechat-code:${code}`)
      const accessToken = randomUUID()
      await memory.put(`wechat-token:${accessToken}`, JSON.stringify(user), TOKEN_SECONDS)
      return { accessToken, expiresInSeconds: TOKEN_SECONDS, openId: user.openId, unionId: user.unionId }
    },
    async userInfo({ accessToken, openId }) {
      const user = await take(memory, `wechat-token:${accessToken}`)
      // A token can be used until it expires.
      await memory.put(`wechat-token:${accessToken}`, JSON.stringify(user), TOKEN_SECONDS)
      if (user.openId !== openId) throw new GatewayError(AT, 'credential', { detail: 'a token of another user' })
      return user
    },
  }
}

/** On the server's own origin, which is that of `redirectUri`. */
function confirmUrl(confirmPage: string, request: WeChatLoginRequest): string {
  checkLoginRequest(request)
  const url = new URL(confirmPage, request.redirectUri)
  url.search = new URLSearchParams({ redirectUri: request.redirectUri, state: request.state }).toString()
  return url.href
}

function toUser({ openId, nick, avatar }: SandboxScan): WeChatUser {
  if (!/^[\w-]{1,64}$/.test(openId)) throw new RangeError('an openId is 1 to 64 letters, digits, _ or -')
  return { openId, unionId: null, nick: nick.trim(), avatar }
}

async function take(memory: SandboxMemory, key: string): Promise<WeChatUser> {
  const user = await memory.take(key)
  if (user === null) throw new GatewayError(AT, 'credential', { detail: 'unknown, used or too old' })
  return JSON.parse(user) as WeChatUser
}
