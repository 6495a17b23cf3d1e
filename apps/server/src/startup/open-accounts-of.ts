import { gateways } from '@gezhi/gateways'
import { openAccounts, type Accounts } from '../accounts/accounts.ts'
import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import { hearAccountChanges } from '../accounts/hear-account-changes.ts'
import type { Database } from '../database/connect-database.ts'
import type { StartParts } from './start-parts.ts'

/** The accounts of an installation and what leaves the house for people. `keepsCache`: for a process that is asked much about them. */
export async function openAccountsOf(
  { settings, files, log, opened }: StartParts,
  database: Database,
  { keepsCache, reports = database }: { readonly keepsCache: boolean; readonly reports?: Database },
): Promise<Accounts> {
  const outside = gateways(settings, settings.GEZHI_MODE, sandboxStores(database, Date.now))
  opened.add(() => outside.close())
  const accounts = openAccounts({
    database,
    reports,
    gateways: outside,
    passwordDays: settings.GEZHI_PASSWORD_DAYS,
    mode: settings.GEZHI_MODE,
    sharedLoginSites: settings.GEZHI_SHARED_LOGIN_SITES,
    publicUrl: settings.GEZHI_PUBLIC_URL,
    files,
  })
  if (keepsCache)
    opened.add(await hearAccountChanges(database, accounts.cache, ({ message }) => log.warn({ message }, 'changes of accounts')))
  return accounts
}
