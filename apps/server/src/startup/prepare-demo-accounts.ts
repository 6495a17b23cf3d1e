import { existsSync } from 'node:fs'
import { makeDemoAccounts } from '../accounts/demonstration/demo-accounts.ts'
import type { OpenDomains } from '../app/open-domains.ts'
import { holdsDemonstration } from './demonstration/load-demonstration.ts'
import type { WrittenIndex } from './open-index.ts'
import type { StartParts } from './start-parts.ts'

interface DemoParts {
  readonly index: { readonly engines: Pick<WrittenIndex['engines'], 'of'> }
  readonly domains: Pick<OpenDomains, 'platform'>
}

/**
 * Creates the accounts of the demonstration if the data folder has it, or is about to get it. Before requests are served: whoever logged in
 * with the phone of its operator first would have an ordinary account instead.
 */
export async function prepareDemoAccounts(
  { adapters, folder, settings, print }: Pick<StartParts, 'adapters' | 'folder' | 'settings' | 'print'>,
  { index: { engines }, domains }: DemoParts,
): Promise<void> {
  if (settings.GEZHI_MODE !== 'development') return
  const { demonstration: marker, demoAccounts: file } = folder
  const isComing = async () => settings.GEZHI_DEMO > 0 && (await engines.of(adapters.demonstration.at(-1)!.kind).status()).documents === 0
  if (!(await (existsSync(marker) ? holdsDemonstration(marker) : isComing()))) return
  const { database, now, service } = domains.platform
  const made = await makeDemoAccounts({ database, passwords: service('accounts').passwords, file, now })
  if (made) print(`Demonstration accounts and their password: ${file}`)
}
