import type { CompleteLogin } from '../login/login-answer.ts'
import type { MessageStore } from '../messages/message-store.ts'
import type { UserStore } from '../users/user-store.ts'
import type { EnterpriseMemberships } from './enterprise-memberships.ts'
import { sendEnterpriseMessage } from './enterprise-messages.ts'

/** Completes logins; at the first one of an account, messages tell who had invited its mobile number before it was registered. */
export function announcingInvitations(
  completeLogin: CompleteLogin,
  users: Pick<UserStore, 'get'>,
  memberships: Pick<EnterpriseMemberships, 'receivedBy'>,
  messages: Pick<MessageStore, 'send'>,
): CompleteLogin {
  return async (userId, client) => {
    const answer = await completeLogin(userId, client)
    if (!answer.loginBean.newUser) return answer
    const { telephone } = await users.get(userId)
    const invitations = telephone === null ? [] : await memberships.receivedBy(telephone)
    for (const { id, owner } of invitations)
      await sendEnterpriseMessage(messages, 'invited', { id, to: userId, by: { id: owner.userId, nick: owner.nick } })
    return answer
  }
}
