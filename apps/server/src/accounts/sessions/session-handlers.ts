import { readPhone } from '@gezhi/contract'
import type { Handlers, UserCaller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import type { Displaced } from './session-issuer.ts'

/** Calls about the session itself. */
export function sessionHandlers({
  sessionIssuer,
  sessions,
}: Pick<Accounts, 'sessionIssuer' | 'sessions'>): Pick<
  Handlers['accounts'],
  'displaceOwnSession' | 'displaceColleague' | 'forceOutColleague' | 'logout'
> {
  const displaceColleague = async ({ sessionId, userId, pending }: UserCaller, phone: string | null) => {
    if (!pending) throw new CallError('FORBIDDEN')
    return checked(await sessionIssuer.displaceColleague(sessionId, userId, phone ?? ''))
  }
  return {
    async displaceOwnSession(_request, context) {
      const { sessionId, userId } = context.caller
      return checked(await sessionIssuer.displaceOwn(sessionId, userId))
    },
    displaceColleague: (_request, context) => {
      const { phone } = context.headers
      return displaceColleague(context.caller, typeof phone === 'string' ? (readPhone(phone) ?? phone) : null)
    },
    forceOutColleague: ({ phone }, context) => displaceColleague(context.caller, phone),
    async logout(_request, context) {
      await sessions.end(context.caller.sessionId)
      return true
    },
  }
}

function checked(displaced: Displaced): true {
  switch (displaced) {
    case 'in':
      return true
    case 'seats-taken':
      throw new CallError('GROUP_SEATS_TAKEN')
    case 'member-offline':
      throw new CallError('GROUP_MEMBER_OFFLINE')
  }
}
