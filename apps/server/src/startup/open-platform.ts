import { gateways } from '@gezhi/gateways'
import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import { subscribeToAccountChanges } from '../accounts/subscribe-to-account-changes.ts'
import type { Database } from '../database/connect-database.ts'
import { openDomains, type OpenDomains } from '../open-domains.ts'
import type { StartParts } from './start-parts.ts'

/** The domains of a server or an operator's command on a database, with the gateways of the settings. `cachesAccounts`: for a process that answers requests. */
export async function openPlatform(
  { settings, version, files, folder, log, opened }: Pick<StartParts, 'settings' | 'version' | 'files' | 'folder' | 'log' | 'opened'>,
  database: Database,
  { cachesAccounts, reports = database }: { readonly cachesAccounts: boolean; readonly reports?: Database },
): Promise<OpenDomains> {
  const outside = gateways(settings, settings.GEZHI_MODE, sandboxStores(database, Date.now))
  opened.defer(() => outside.close())
  const domains = openDomains({ settings, version, database, reports, files, folder, gateways: outside, now: Date.now, log })
  if (cachesAccounts) {
    const { cache } = domains.platform.service('accounts')
    opened.defer(await subscribeToAccountChanges(database, cache, ({ message }) => log.warn({ message }, 'changes of accounts')))
  }
  return domains
}
