import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import type { MountOptions } from '../http/mount-calls.ts'
import { cacheSubscription } from './account-cache.ts'
import { accountHandlers } from './account-handlers.ts'
import { accountJobs } from './account-jobs.ts'
import { openAccounts, type Accounts } from './accounts.ts'
import { deviceOf } from './devices/device-cookie.ts'
import { operatorUsage, runOperatorCommand } from './operators/operator-commands.ts'
import { ACCOUNTS_PERSONAL_DATA } from './personal-data.ts'
import { accountRegister, type AccountRegister } from './register/account-register.ts'
import { captchaRateLimit } from './rights/captcha-rate-limit.ts'
import { rightsOfCaller } from './rights/rights-of-caller.ts'
import { searchRateLimit } from './rights/search-rate-limit.ts'
import { usageLimits, type UsageLimits } from './rights/usage-limits.ts'
import { dataCopyUserTasks } from './data-copies/user-tasks.ts'
import { nickOf, type NickOf } from './users/nick-of.ts'
import { admit } from './sessions/caller.ts'
import { requireTotpOfOperator } from './totp/totp-required.ts'

/** Services of accounts: authentication, entitlements and messages. */
export interface AccountServices extends Accounts, Pick<MountOptions, 'admit' | 'rightsOf' | 'limitSearchRate'> {
  readonly register: AccountRegister
  /** For queries of other domains: their tables refer to users. */
  readonly nickOf: NickOf
  /** Daily limits. */
  readonly usage: UsageLimits
  /** Sets or renews the cookie that identifies a browser, in the response that delivers a page. */
  identifyBrowser(context: Parameters<typeof deviceOf>[0]): void
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    accounts: AccountServices
  }
}

/** People: login, sessions, profile, messages, rights. */
export const accountsDomain = defineDomain({
  name: 'accounts',
  calls: CALLS.accounts,
  personalData: ACCOUNTS_PERSONAL_DATA,
  usage: operatorUsage,
  open(platform) {
    const { settings, database, reports, now } = platform
    const accounts = openAccounts(platform)
    const register = accountRegister(database, now, reports)
    const rightsOf: AccountServices['rightsOf'] = (caller, address) =>
      rightsOfCaller(caller, settings.GEZHI_ACCESS, accounts, address ?? null)
    const limits = { perMinute: settings.GEZHI_SEARCHES_PER_MINUTE, membersPerMinute: settings.GEZHI_MEMBER_SEARCHES_PER_MINUTE }
    const limitRate = searchRateLimit(limits, captchaRateLimit(accounts.captchas, accounts.rateLimits))
    const usage = usageLimits(accounts.meter, now)
    const services: AccountServices = {
      ...accounts,
      register,
      nickOf,
      usage,
      async admit(call, token) {
        const caller = await admit(call, token, settings.GEZHI_ACCESS, accounts)
        requireTotpOfOperator(call, caller, accounts.totpRequired)
        return caller
      },
      rightsOf,
      identifyBrowser: (context) => void deviceOf(context, accounts.publicUrl),
      limitSearchRate: async (caller, address) => limitRate(caller, await rightsOf(caller, address), address),
    }
    return {
      handlers: () => accountHandlers(accounts, usage),
      jobs: accountJobs(accounts),
      userTasks: [dataCopyUserTasks(accounts.dataCopies)],
      subscriptions: [cacheSubscription(accounts.cache)],
      runCommand: (args, by) => runOperatorCommand({ ...accounts, register }, args, by),
      services,
    }
  },
})
