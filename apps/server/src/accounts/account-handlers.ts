import type { Handlers } from '../http/call-context.ts'
import type { Accounts } from './accounts.ts'
import { captchaHandlers } from './captcha/captcha-handlers.ts'
import { dataCopyHandlers } from './data-copies/data-copy-handlers.ts'
import { enterpriseHandlers } from './enterprises/enterprise-handlers.ts'
import { institutionAccessHandlers } from './institutions/access-handler.ts'
import { deviceOf } from './devices/device-cookie.ts'
import { loginByPassword } from './login/login-by-password.ts'
import { loginBySms } from './login/login-by-sms.ts'
import { passwordHandlers } from './passwords/password-handlers.ts'
import { profileHandlers } from './profile/profile-handlers.ts'
import { registrationHandlers } from './registration/registration-handlers.ts'
import { proofHandlers } from './sessions/proof-handlers.ts'
import { sessionHandlers } from './sessions/session-handlers.ts'
import { sharedLoginHandlers } from './shared-login/shared-login-handlers.ts'
import { entitlementHandlers } from './rights/entitlement-handlers.ts'
import type { UsageLimits } from './rights/usage-limits.ts'
import { singleSignOnHandlers } from './single-sign-on/single-sign-on-handlers.ts'
import { cancellationHandlers } from './users/cancellation-handlers.ts'
import { bindingHandlers } from './wechat/binding-handlers.ts'
import { smsHandlers } from './sms/sms-handlers.ts'
import { messageHandlers } from './messages/message-handlers.ts'
import { emailHandlers } from './profile/email-handlers.ts'
import { phoneHandlers } from './profile/phone-handlers.ts'
import { phoneAuthHandlers } from './sms/phone-auth-handlers.ts'
import { totpHandlers } from './totp/totp-handlers.ts'
import { uploadHandlers } from './uploads/upload-handlers.ts'
import { qrHandlers } from './wechat/qr-handlers.ts'
import { wechatHandlers } from './wechat/wechat-handlers.ts'

/** Calls of the domain accounts. */
export function accountHandlers(accounts: Accounts, usage: UsageLimits): Handlers['accounts'] {
  return {
    getGuestToken({ userId }, context) {
      // A client without pages: its first call sets the cookie that identifies it.
      deviceOf(context, accounts.publicUrl)
      return accounts.guests.issue(userId)
    },
    login: loginByPassword(accounts),
    loginByPhone: loginBySms(accounts),
    ...captchaHandlers(accounts),
    ...institutionAccessHandlers(accounts, accounts.access),
    ...sessionHandlers(accounts),
    ...proofHandlers(accounts),
    ...totpHandlers(accounts),
    ...entitlementHandlers(usage),
    ...sharedLoginHandlers(accounts),
    ...profileHandlers(accounts),
    ...singleSignOnHandlers(accounts),
    ...smsHandlers(accounts),
    ...registrationHandlers(accounts),
    ...passwordHandlers(accounts),
    ...phoneHandlers(accounts),
    ...cancellationHandlers(accounts),
    ...enterpriseHandlers(accounts),
    ...bindingHandlers(accounts),
    ...emailHandlers(accounts),
    ...phoneAuthHandlers(accounts),
    ...qrHandlers(accounts),
    ...wechatHandlers(accounts),
    ...messageHandlers(accounts.messages),
    ...dataCopyHandlers(accounts),
    ...uploadHandlers(accounts),
  }
}
