import { maskPhone, MAX_REPORT_USERS } from '@gezhi/contract'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import type { ReportStore } from './report-store.ts'
import type { ReportUserStore } from './report-user-store.ts'

/** Services used by the calls about users of reports. */
export interface ReportUserParts {
  readonly reports: Pick<ReportStore, 'open'>
  readonly reportUsers: ReportUserStore
  readonly accounts: Pick<AccountServices, 'users' | 'dailyQuota' | 'messages'>
}

type ReportUserCalls = 'addReportUser' | 'listReportUsers' | 'changeReportUser' | 'removeReportUser' | 'leaveReport'

/** The message to somebody a report was shared with. */
const SHARED = {
  zh: ({ nick, title }: { nick: string; title: string }) => ({ title: '报告共享', content: `${nick}与您共享了报告“${title}”。` }),
  en: ({ nick, title }: { nick: string; title: string }) => ({
    title: 'A report was shared with you',
    content: `${nick} shared the report “${title}” with you.`,
  }),
}

/** Calls about the users of reports. */
export function reportUserHandlers({ reports, reportUsers, accounts }: ReportUserParts): Pick<Handlers['analysis'], ReportUserCalls> {
  const required = (existed: boolean): true => {
    if (!existed) throw new CallError('REPORT_USER_NOT_FOUND')
    return true
  }
  return {
    async addReportUser({ id, telephone, authority }, context) {
      const { title, userId: owner } = await reports.open(context.caller.userId, id, 3)
      // Counted, so that nobody finds out which phones have accounts.
      await accounts.dailyQuota('share-project', context)
      const person = await accounts.users.byPhone(telephone)
      if (person === null) throw new CallError('REPORT_PERSON_NOT_FOUND')
      if (person.id === owner) throw new CallError('REPORT_OWNER_STAYS')
      const outcome = await reportUsers.add(id, person.id, authority, MAX_REPORT_USERS)
      if (outcome === 'full') throw new CallError('REPORT_USERS_FULL', { limit: MAX_REPORT_USERS })
      if (outcome === 'added') {
        const { nick } = await accounts.users.get(owner)
        const values = { nick, title }
        const link = `/analyseView?id=${id}`
        await accounts.messages.send({ userId: person.id, mentionedUserId: owner, ...SHARED.zh(values), en: SHARED.en(values), link })
      }
      return { userId: person.id }
    },
    async listReportUsers({ id }, { caller }) {
      const { userId, owner } = await reports.open(caller.userId, id, 1)
      const list = [{ userId, nick: owner, authority: 3 }, ...(await reportUsers.list(id))]
      return Promise.all(
        list.map(async (user) => ({ ...user, telephone: maskPhone((await accounts.users.get(user.userId)).telephone ?? '') })),
      )
    },
    async changeReportUser({ id, userId, authority }, { caller }) {
      await reports.open(caller.userId, id, 3)
      return required(await reportUsers.change(id, userId, authority))
    },
    async removeReportUser({ id, userId }, { caller }) {
      await reports.open(caller.userId, id, 3)
      return required(await reportUsers.remove(id, userId))
    },
    async leaveReport({ id }, { caller: { userId } }) {
      const { authority } = await reports.open(userId, id, 1)
      if (authority === 3) throw new CallError('REPORT_OWNER_STAYS')
      return required(await reportUsers.remove(id, userId))
    },
  }
}
