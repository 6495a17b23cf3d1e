import { GatewayError, type WeChatGateway, type WeChatUser } from '@gezhi/gateways'
import type { FastifyBaseLogger } from 'fastify'
import { CallError } from '../../http/call-error.ts'

/** The identity for a code from WeChat. Throws WECHAT_FAILED. */
export async function identityOf(wechat: WeChatGateway, code: string, log: FastifyBaseLogger): Promise<WeChatUser> {
  try {
    const token = await wechat.exchangeCode(code)
    const user = await wechat.userInfo(token)
    return { ...user, unionId: user.unionId ?? token.unionId }
  } catch (error) {
    // A wrong code is the user's problem; everything else is logged for the operator.
    if (!(error instanceof GatewayError && error.issue === 'credential')) log.error({ err: error }, 'WeChat failed')
    throw new CallError('WECHAT_FAILED', {}, { cause: error })
  }
}
