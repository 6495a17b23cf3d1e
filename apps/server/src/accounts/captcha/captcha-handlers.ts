import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { CaptchaStore } from './captcha-store.ts'

/** Calls about captchas. */
export function captchaHandlers(
  captchas: CaptchaStore,
): Pick<Handlers['accounts'], 'getLoginCaptcha' | 'checkLoginCaptcha' | 'refreshCaptcha' | 'checkCaptcha'> {
  return {
    getLoginCaptcha: ({ verifyId }) => captchas.replace(verifyId),
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
