import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { nextWork } from './captcha-work.ts'
import { deviceOf } from '../devices/device-cookie.ts'

/** Calls about captchas. */
export function captchaHandlers(
  accounts: Accounts,
): Pick<Handlers['accounts'], 'getLoginCaptcha' | 'checkLoginCaptcha' | 'refreshCaptcha' | 'checkCaptcha'> {
  const { captchas, publicUrl } = accounts
  const wrong = async (address: string): Promise<never> => {
    // A guess counts like another captcha.
    await nextWork(accounts, address)
    throw new CallError('CAPTCHA_WRONG')
  }
  return {
    async getLoginCaptcha({ verifyId }, context) {
      deviceOf(context, publicUrl)
      return captchas.replace(verifyId, await nextWork(accounts, context.address))
    },
    refreshCaptcha: async ({ verifyId }, { address }) => captchas.replace(verifyId, await nextWork(accounts, address)),
    async checkLoginCaptcha({ verifyId, result, work }, { address }) {
      if (!(await captchas.check(verifyId, result, work))) await wrong(address)
      return true
    },
    async checkCaptcha({ verifyId, result, work }, { address }) {
      if (!(await captchas.pass(verifyId, result, work))) await wrong(address)
      return true
    },
  }
}
