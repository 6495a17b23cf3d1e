import type { Gateways } from '@gezhi/gateways'
import { accountCache, type AccountCache } from './account-cache.ts'
import { captchaStore, type CaptchaStore } from './captcha/captcha-store.ts'
import { guestTokenStore, type GuestTokens } from './guest-tokens.ts'
import { userSettingsStore, type UserSettings } from './settings/user-settings.ts'
import { announcingInvitations } from './enterprises/announce-invitations.ts'
import { enterpriseMemberships, type EnterpriseMemberships } from './enterprises/enterprise-memberships.ts'
import { institutionStore, type InstitutionStore } from './institutions/institution-store.ts'
import { knownDeviceStore, type KnownDevices } from './devices/known-device-store.ts'
import { writeWaitingCopies } from './data-copies/data-copy-job.ts'
import { dataCopyStore, type DataCopyStore } from './data-copies/data-copy-store.ts'
import type { Platform } from '../platform/domain.ts'
import { completeLoginWith, type CompleteLogin } from './login/login-answer.ts'
import { loginFailureStore, type LoginFailures } from './login/login-failures.ts'
import { messageStore, type MessageStore } from './messages/message-store.ts'
import { passwordHasher, type PasswordHasher } from './passwords/password-hasher.ts'
import { dailyQuota, type DailyQuota } from './rights/daily-quota.ts'
import { rateLimitStore, type RateLimitStore } from './rights/rate-limit-store.ts'
import { usageMeter, type UsageMeter } from './rights/usage-meter.ts'
import { boughtProducts, type BoughtProducts } from './products/bought-products.ts'
import { productStore, type ProductStore } from './products/product-store.ts'
import { emailVerificationStore, type EmailVerifications } from './profile/email-verification.ts'
import { conversionStore, type ConversionStore } from './registration/conversion-store.ts'
import { sessionIssuer, type SessionIssuer } from './sessions/session-issuer.ts'
import { sessionStore, type SessionStore } from './sessions/session-store.ts'
import { openSingleSignOn, type SingleSignOn } from './single-sign-on/single-sign-on.ts'
import { phoneConfirmationStore, type PhoneConfirmations } from './sms/phone-confirmations.ts'
import { sharedLoginStore, type SharedLoginStore } from './shared-login/shared-login-store.ts'
import { smsCodeStore, type SmsCodeStore } from './sms/sms-code-store.ts'
import { installationKey } from './totp/installation-key.ts'
import { totpRequired } from './totp/totp-required.ts'
import { totpStore, type TotpStore } from './totp/totp-store.ts'
import { pendingDeletionsOf, type PendingDeletions } from './uploads/pending-deletions.ts'
import { uploadStore, type UploadStore } from './uploads/upload-store.ts'
import type { Settings } from '../settings/settings.ts'
import { cancellationStore, type CancellationStore } from './users/cancellation-store.ts'
import { enterpriseStore, type EnterpriseStore } from './users/enterprise-store.ts'
import { userStore, type UserStore } from './users/user-store.ts'
import { weChatStore, type WeChatStore } from './wechat/wechat-store.ts'

/** Services shared by the calls about accounts. */
export interface Accounts {
  /** Short-lived cache of account data; closed unless the process listens for changes. */
  readonly cache: AccountCache
  readonly guests: GuestTokens
  readonly sessions: SessionStore
  readonly sessionIssuer: SessionIssuer
  readonly captchas: CaptchaStore
  readonly failures: LoginFailures
  readonly knownDevices: KnownDevices
  readonly totps: TotpStore
  /** Whether administrators must set up TOTP. */
  readonly totpRequired: boolean
  readonly users: UserStore
  readonly enterprises: EnterpriseStore
  readonly memberships: EnterpriseMemberships
  readonly passwords: PasswordHasher
  readonly products: ProductStore
  readonly boughtProducts: BoughtProducts
  readonly rateLimits: RateLimitStore
  /** Quotas of actions that store data. */
  readonly dailyQuota: DailyQuota
  /** Today's usage of everything with a daily limit. */
  readonly meter: UsageMeter
  readonly smsCodes: SmsCodeStore
  readonly phoneConfirmations: PhoneConfirmations
  readonly conversions: ConversionStore
  readonly emailVerifications: EmailVerifications
  readonly cancellations: CancellationStore
  readonly wechat: WeChatStore
  /** Institutions whose addresses give rights. */
  readonly institutions: InstitutionStore
  readonly access: Settings['GEZHI_ACCESS']
  readonly singleSignOn: SingleSignOn
  readonly messages: MessageStore
  readonly dataCopies: DataCopyStore
  readonly sharedLogins: SharedLoginStore
  readonly uploads: UploadStore
  readonly pendingDeletions: PendingDeletions
  readonly completeLogin: CompleteLogin
  readonly settings: UserSettings
  readonly gateways: Gateways
  /** Maximum age of a password in days. */
  readonly passwordDays: number
  readonly mode: Settings['GEZHI_MODE']
  /** `GEZHI_SHARED_LOGIN_SITES`. */
  readonly sharedLoginSites: readonly string[]
  /** `GEZHI_PUBLIC_URL`; null if derived from requests. */
  readonly publicUrl: string | null
  /** ms: the common clock for all expirations. */
  readonly now: () => number
  /** Writes requested data copies; runs every minute. */
  writeDataCopies(): Promise<void>
  /** Removes expired rows, except guest tokens, which have their own job; runs hourly. */
  purgeExpired(): Promise<void>
}

/** The part of the platform used by accounts. */
type AccountsPlatform = Pick<
  Platform,
  'settings' | 'database' | 'reports' | 'gateways' | 'files' | 'folder' | 'log' | 'now' | 'personalData'
>

/** The accounts of one installation, in PostgreSQL. */
export function openAccounts(platform: AccountsPlatform): Accounts {
  const { database, reports, gateways, files, folder, log, now, personalData } = platform
  const {
    GEZHI_PASSWORD_DAYS: passwordDays,
    GEZHI_MODE: mode,
    GEZHI_ACCESS: access,
    GEZHI_PUBLIC_URL: publicUrl,
    GEZHI_SHARED_LOGIN_SITES: sharedLoginSites,
    GEZHI_SECRET_KEY: secretKey,
  } = platform.settings
  const cache = accountCache()
  const sessions = sessionStore(database, now, cache)
  const captchas = captchaStore(database, now)
  const failures = loginFailureStore(database, now)
  const knownDevices = knownDeviceStore(database, now)
  const totps = totpStore(database, installationKey(secretKey, folder.secretKey), now)
  const products = productStore(database, now, cache)
  const rateLimits = rateLimitStore(database, now)
  const meter = usageMeter(database, now)
  const smsCodes = smsCodeStore(database, now)
  const phoneConfirmations = phoneConfirmationStore(database, now)
  const wechat = weChatStore(database, now)
  const singleSignOn = openSingleSignOn(platform.settings, database, now)
  const institutions = institutionStore(database, now)
  const uploads = uploadStore(files, database, now)
  const settings = userSettingsStore(database)
  const sharedLogins = sharedLoginStore(database, now)
  const messages = messageStore(database, now)
  const dataCopies = dataCopyStore(database, files, now)
  const users = userStore(database, now)
  const memberships = enterpriseMemberships(database, now)
  const door = sessionIssuer(database, now, cache)
  return {
    cache,
    guests: guestTokenStore(database, now),
    sessionIssuer: door,
    users,
    enterprises: enterpriseStore(database, now),
    memberships,
    passwords: passwordHasher(),
    conversions: conversionStore(database, now),
    emailVerifications: emailVerificationStore(database, now),
    cancellations: cancellationStore({ database, now, reports, personalData }),
    messages,
    dataCopies,
    writeDataCopies: () => writeWaitingCopies({ database, files, copies: dataCopies, messages, declared: personalData, log, now }),
    uploads,
    pendingDeletions: pendingDeletionsOf(database, files),
    completeLogin: announcingInvitations(
      completeLoginWith(door, products, settings, knownDevices, totps, log, now),
      users,
      memberships,
      messages,
    ),
    settings,
    sessions,
    captchas,
    failures,
    knownDevices,
    totps,
    totpRequired: totpRequired(platform.settings),
    products,
    boughtProducts: boughtProducts(now),
    rateLimits,
    dailyQuota: dailyQuota(rateLimits, mode),
    meter,
    smsCodes,
    phoneConfirmations,
    wechat,
    singleSignOn,
    institutions,
    access,
    sharedLogins,
    gateways,
    passwordDays,
    mode,
    sharedLoginSites,
    publicUrl,
    now,
    async purgeExpired() {
      const stores = [
        sessions,
        captchas,
        failures,
        knownDevices,
        rateLimits,
        meter,
        smsCodes,
        phoneConfirmations,
        wechat,
        singleSignOn.store,
        institutions,
        sharedLogins,
        dataCopies,
        totps,
        memberships,
      ]
      for (const store of stores) await store.purgeExpired()
    },
  }
}
