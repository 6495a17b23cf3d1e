import type { CallTable } from '../call.ts'
import { guestTokenCalls } from './guest-token.ts'
import { institutionAccessCalls } from './institution-access.ts'
import { captchaCalls } from './captcha.ts'
import { loginCalls } from './login.ts'
import { sessionCalls } from './session.ts'
import { sharedLoginCalls } from './shared-login.ts'
import { singleSignOnCalls } from './single-sign-on.ts'
import { smsCalls } from './sms.ts'
import { registrationCalls } from './registration.ts'
import { dataCopyCalls } from './data-copies.ts'
import { identityProofCalls } from './identity-proof.ts'
import { passwordCalls } from './password.ts'
import { loginMethodsCalls } from './login-methods.ts'
import { messagesCalls } from './messages.ts'
import { enterpriseCalls } from './enterprise.ts'
import { profileCalls } from './profile.ts'
import { cancellationCalls } from './cancellation.ts'
import { totpCalls } from './totp.ts'
import { uploadCalls } from './upload.ts'
import { wechatCalls } from './wechat.ts'

/** The calls of the domain accounts. */
export const ACCOUNT_CALLS = {
  ...guestTokenCalls,
  ...institutionAccessCalls,
  ...captchaCalls,
  ...loginCalls,
  ...sessionCalls,
  ...sharedLoginCalls,
  ...singleSignOnCalls,
  ...smsCalls,
  ...registrationCalls,
  ...passwordCalls,
  ...identityProofCalls,
  ...loginMethodsCalls,
  ...messagesCalls,
  ...profileCalls,
  ...enterpriseCalls,
  ...cancellationCalls,
  ...dataCopyCalls,
  ...totpCalls,
  ...uploadCalls,
  ...wechatCalls,
} satisfies CallTable
