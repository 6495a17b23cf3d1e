import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { deviceOf } from '../devices/device-cookie.ts'

/** Calls about captchas. */
export function captchaHandlers({
  captchas,
  publicUrl,
}: Pick<Accounts, 'captchas' | 'publicUrl'>): Pick<
  Handlers['accounts'],
  'getLoginCaptcha' | 'checkLoginCaptcha' | 'refreshCaptcha' | 'checkCaptcha'
> {
  return {
    getLoginCaptcha({ verifyId }, context) {
      deviceOf(context, publicUrl)
      return captchas.replace(verifyId)
    },
    refreshCaptcha: ({ verifyId }) => captchas.replace(verifyId),
    async checkLoginCaptcha({ verifyId, result }) {
      if (!(await captchas.check(verifyId, result))) throw new CallError('CAPTCHA_WRONG')
      return true
    },
    async checkCaptcha({ verifyId, result }) {
      if (!(await captchas.pass(verifyId, result))) throw new CallError('CAPTCHA_WRONG')
      return true
    },
  }
}
