import { INVITATION_DAYS, maskPhone, MEMBERS_PER_SEAT } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Accounts } from '../accounts.ts'
import type { Invitation, Member, OwnEnterprise } from './enterprise-memberships.ts'
import { sendEnterpriseMessage } from './enterprise-messages.ts'

type EnterpriseHandlers = Pick<
  Handlers['accounts'],
  'getEnterprise' | 'inviteMember' | 'withdrawInvitation' | 'answerInvitation' | 'removeMember' | 'leaveEnterprise'
>

/** Calls about the members of an enterprise. */
export function enterpriseHandlers({ users, memberships, messages, dailyQuota }: Accounts): EnterpriseHandlers {
  return {
    async getEnterprise(_request, { caller }) {
      const { telephone } = await users.get(caller.userId)
      const own = await memberships.of(caller.userId)
      const received = telephone === null ? [] : await memberships.receivedBy(telephone)
      return {
        enterprise: own && shownEnterprise(own),
        invitationList: received.map(({ owner, ...invitation }) => ({
          ...shownInvitation(invitation),
          ...shownOwner(owner),
          ownerName: owner.nick,
        })),
      }
    },
    async inviteMember({ telephone }, context) {
      await dailyQuota('invite-member', context)
      const by = await users.get(context.caller.userId)
      const id = await memberships.invite(by.id, telephone)
      context.log.info({ user: by.id, action: 'enterprise invite', about: { invitation: id } }, 'enterprise members changed')
      // The response does not tell whether there is an account.
      const invited = await users.byPhone(telephone)
      if (invited !== null) await sendEnterpriseMessage(messages, 'invited', { id, to: invited.id, by })
      return true
    },
    async withdrawInvitation({ id }, { caller, log }) {
      await memberships.withdraw(caller.userId, id)
      log.info({ user: caller.userId, action: 'enterprise withdraw', about: { invitation: id } }, 'enterprise members changed')
      return true
    },
    async answerInvitation({ id, accept }, { caller, log }) {
      const by = await users.get(caller.userId)
      const { owner } = await memberships[accept ? 'accept' : 'decline'](by, id)
      const action = accept ? 'enterprise accept' : 'enterprise decline'
      log.info({ user: by.id, action, about: { invitation: id, owner: owner.userId } }, 'enterprise members changed')
      await sendEnterpriseMessage(messages, accept ? 'accepted' : 'declined', { to: owner.userId, by })
      return true
    },
    async removeMember({ userId }, { caller, log }) {
      const by = await users.get(caller.userId)
      await memberships.remove(by.id, userId)
      log.info({ user: by.id, action: 'enterprise remove', about: { member: userId } }, 'enterprise members changed')
      await sendEnterpriseMessage(messages, 'removed', { to: userId, by })
      return true
    },
    async leaveEnterprise(_request, { caller, log }) {
      const by = await users.get(caller.userId)
      const owner = await memberships.leave(by.id)
      log.info({ user: by.id, action: 'enterprise leave', about: { owner } }, 'enterprise members changed')
      if (owner !== null) await sendEnterpriseMessage(messages, 'left', { to: owner, by })
      return true
    },
  }
}

function shownEnterprise({ isOwner, seats, othersOnline, members, invitations }: OwnEnterprise) {
  const memberList = members.map(({ joinedAt, telephone, ...member }) => ({
    ...member,
    telephone: telephone && maskPhone(telephone),
    joinTime: joinedAt && shanghaiTime(joinedAt),
  }))
  return {
    ...shownOwner(members.find((member) => member.isOwner)),
    role: isOwner ? ('owner' as const) : ('member' as const),
    seats,
    online: othersOnline + 1,
    memberLimit: seats * MEMBERS_PER_SEAT,
    memberList: isOwner ? memberList : [],
    invitationList: isOwner ? invitations.map((one) => ({ ...shownInvitation(one), telephone: maskPhone(one.telephone) })) : [],
  }
}

function shownOwner(owner: Pick<Member, 'nick' | 'telephone'> | undefined) {
  return { ownerName: owner?.nick ?? null, ownerPhone: owner?.telephone ? maskPhone(owner.telephone) : null }
}

function shownInvitation({ id, createdAt }: Pick<Invitation, 'id' | 'createdAt'>) {
  const end = new Date(createdAt.getTime() + INVITATION_DAYS * 24 * 3_600_000)
  return { id, createTime: shanghaiTime(createdAt), endTime: shanghaiTime(end) }
}
