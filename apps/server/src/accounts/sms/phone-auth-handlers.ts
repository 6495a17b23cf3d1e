import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'

/** Calls for authentication by the carrier, and the list of login methods. */
export function phoneAuthHandlers({
  gateways,
  phoneConfirmations,
  singleSignOn,
  publicUrl,
}: Accounts): Pick<Handlers['accounts'], 'getLoginMethods' | 'beginPhoneAuth' | 'confirmPhoneAuth'> {
  const gateway = () => {
    if (gateways.phoneAuth === null) throw new CallError('FEATURE_OFF')
    return gateways.phoneAuth
  }
  return {
    async getLoginMethods(_request, context) {
      // Called by every form that sends a code or logs in: sets the cookie that identifies the browser.
      deviceOf(context, publicUrl)
      return {
        sms: gateways.sms !== null,
        mail: gateways.mail !== null,
        wechat: gateways.wechat !== null,
        phoneAuth: gateways.phoneAuth !== null,
        singleSignOn: singleSignOn.name,
        sandbox: gateways.sandbox !== null,
      }
    },
    beginPhoneAuth: ({ url }, { log }) =>
      gateway()
        .begin({ url, origin: new URL(url).origin })
        .catch((error: unknown) => failed(error, log)),
    async confirmPhoneAuth({ token }, { log }) {
      const phone = await gateway()
        .phoneOf(token)
        .catch((error: unknown) => failed(error, log))
      await phoneConfirmations.confirm(phone)
      return true
    },
  }
}

function failed(error: unknown, log: FastifyBaseLogger): never {
  log.warn({ err: error }, 'a phone was not confirmed')
  throw new CallError('PHONE_AUTH_FAILED', {}, { cause: error })
}
