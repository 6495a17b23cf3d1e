import { patentDay } from '@gezhi/records'
import { makeDemoAccounts } from '../accounts/demonstration/demo-accounts.ts'
import type { Jobs } from '../database/start-jobs.ts'
import type { OpenDomains } from '../open-domains.ts'
import { keepMeaning } from '../search/semantic/keep-meaning.ts'
import type { ClosingList } from './closing-list.ts'
import { holdsDemonstration, loadDemonstration } from './load-demonstration.ts'
import type { WrittenIndex } from './open-index.ts'
import type { StartParts } from './start-parts.ts'

/** What the process that writes the index works with. */
export interface IndexWorkParts {
  readonly index: WrittenIndex
  readonly domains: OpenDomains
  readonly jobs: Jobs
  readonly opened: ClosingList
}

/** ms between looks whether records wait to be learned from; the first look comes as long after the start, when people have what they came for. */
const MEANING_EVERY = 30_000

/**
 * Makes the demonstration where there is to be one, and takes imports; resolves when searches find what they should. `begin` starts what
 * nobody waits for: legal states that fell due while nothing ran, and learning what words mean.
 */
export async function workOnIndex(parts: StartParts, work: IndexWorkParts): Promise<{ begin(): void }> {
  const { adapters, folder, settings, log, signal } = parts
  const { index, jobs, opened } = work
  await makeDemonstration(parts, work)
  signal.throwIfAborted()
  const imports = await adapters.startImports({ folder, ...index, engines: { patent: index.engine } })
  opened.add(() => imports.stop())
  const retell = () => imports.retellLegalStates(patentDay(Date.now()))
  const ended = await jobs.work({ queue: 'retell-legal-states', cron: '0 0 * * *', run: retell })
  opened.add(ended)
  return {
    begin() {
      retell().catch((error: unknown) => log.error({ err: error }, 'legal states'))
      const { meaning } = index.engine
      if (settings.GEZHI_MEANING === 'off' || meaning === null) return
      const kept = keepMeaning(meaning, { every: MEANING_EVERY, onFailure: (error) => log.error({ err: error }, 'meaning') })
      opened.add(() => kept.stop())
    },
  }
}

async function makeDemonstration(parts: StartParts, { index: { engine }, domains }: IndexWorkParts): Promise<void> {
  const { adapters, folder, settings, readiness, signal, say } = parts
  const { demonstration: marker } = folder
  await loadDemonstration({ engine, marker, count: settings.GEZHI_DEMO, patents: adapters.demoPatents, readiness, signal, say })
  if (settings.GEZHI_MODE !== 'development' || !(await holdsDemonstration(marker))) return
  const { database, now, service } = domains.platform
  const { passwords } = service('accounts')
  const made = await makeDemoAccounts({ database, passwords, file: folder.demoAccounts, now })
  if (made) say(`Accounts to try it with, and their password: ${folder.demoAccounts}`)
}
