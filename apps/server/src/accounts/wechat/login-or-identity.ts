import type { AnswerOf, Calls } from '@gezhi/contract'
import type { WeChatUser } from '@gezhi/gateways'
import type { Accounts } from '../accounts.ts'
import type { LoginClient } from '../login/login-answer.ts'

type LoginOrIdentity = AnswerOf<Calls['accounts']['loginByWeChat']>

/** Logs in the account bound to a WeChat identity; without one returns the identity with a token for use after the binding. */
export async function loginOrIdentity(
  { wechat, completeLogin }: Pick<Accounts, 'wechat' | 'completeLogin'>,
  user: WeChatUser,
  client: LoginClient,
): Promise<LoginOrIdentity> {
  const userId = await wechat.accountOf(user)
  if (userId !== null) return completeLogin(userId, client)
  const { openId, nick, avatar } = user
  return { openId, platform: 'WeiXin', nick, avatar, access_token: await wechat.prove(user) }
}
