import { GatewayError } from '@gezhi/gateways'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { Accounts } from '../accounts.ts'
import { activationLetter } from './activation-letter.ts'
import type { Activation } from './email-verification.ts'

/** The page that shows the result of an activation (G25). */
const PAGES = { done: '/emailsuccess', unknown: '/emailedanger', over: '/emailshixiao' } as const satisfies Record<Activation, string>

/** Calls about the verification of e-mail addresses. */
export function emailHandlers({
  users,
  emailVerifications,
  gateways,
  publicUrl,
}: Accounts): Pick<Handlers['accounts'], 'sendActivationEmail' | 'activateEmail'> {
  return {
    async sendActivationEmail(_request, context) {
      const { id, nick, email } = await users.get(context.caller.userId)
      const { mail } = gateways
      if (mail === null) throw new CallError('FEATURE_OFF')
      if (email === null) throw new CallError('EMAIL_MISSING')
      if (await users.hasEmail(email, id)) throw new CallError('EMAIL_TAKEN')
      const made = await emailVerifications.make(id, email)
      if ('waitSeconds' in made) throw new CallError('TOO_FREQUENT', { seconds: made.waitSeconds })
      const link = `${publicAddress(publicUrl, context.headers)}/api/user/user/activateEmail?code=${made.code}`
      try {
        await mail.send({ to: email, ...activationLetter(nick, link, context.language), code: made.code })
      } catch (error) {
        if (!(error instanceof GatewayError && error.mayHaveHappened)) await emailVerifications.takeBack(made.code)
        context.log.error({ err: error }, 'e-mail could not be sent')
        throw new CallError('MAIL_FAILED', {}, { cause: error })
      }
      return true
    },
    async activateEmail({ code }, { log }) {
      try {
        return PAGES[await emailVerifications.open(code)]
      } catch (error) {
        log.error({ err: error }, 'e-mail verification failed')
        return '/emailerror'
      }
    },
  }
}
