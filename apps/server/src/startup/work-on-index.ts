import { rm } from 'node:fs/promises'
import type { Jobs } from '../database/start-jobs.ts'
import type { OpenDomains } from '../app/open-domains.ts'
import { MIN_LEARNING_MB } from '@gezhi/search'
import { learningMemory } from '../search/semantic/learning-memory.ts'
import { maintainSemanticIndexes } from '../search/semantic/maintain-semantic-indexes.ts'
import { ownTechnicalTerms } from '../search/semantic/own-technical-terms.ts'
import type { CleanupStack } from '../platform/cleanup-stack.ts'
import { loadDemonstration } from './demonstration/load-demonstration.ts'
import type { WrittenIndex } from './open-index.ts'
import { prepareDemoAccounts } from './prepare-demo-accounts.ts'
import { runIndexJobs } from './run-index-jobs.ts'
import type { StartParts } from './start-parts.ts'
import { workOnRecords } from './work-on-records.ts'

/** Stores and services of the process that writes the index. */
export interface IndexWorkParts {
  readonly index: WrittenIndex
  readonly domains: OpenDomains
  readonly jobs: Jobs
  readonly opened: CleanupStack
}

/**
 * ms between checks for records to learn from; the first check comes as long after the start, so that first requests are not slowed down.
 */
const SEMANTIC_BUILD_EVERY = 30_000

const TOO_LITTLE_MEMORY =
  'semantic learning waits for memory: searches use what was learned before, or keywords only; see GEZHI_MEANING_MEMORY'

/**
 * Creates the demonstration if configured, and accepts imports; resolves when the index is complete. `begin` starts background work:
 * tasks that read records, overdue jobs of the index, and the semantic build.
 */
export async function workOnIndex(parts: StartParts, work: IndexWorkParts): Promise<{ begin(): void }> {
  const { adapters, folder, settings, log, signal } = parts
  const { index, domains, jobs, opened } = work
  await makeDemonstration(parts, work)
  signal.throwIfAborted()
  const { background } = domains.platform
  const imports = await adapters.startImports({ folder, background, ...index })
  opened.defer(() => imports.stop())
  const rebuilds = index.engines.list.flatMap(({ rebuilding }) => rebuilding ?? [])
  if (rebuilds.length > 0) {
    // Imports and builds wait: what they made of the outdated index would be lost, or made again.
    // A rebuild reports its failures itself and is tried again.
    background.holdBack(() => Promise.all(rebuilds.map(({ ended }) => ended))).catch(() => {})
    // Imports that wait for it must not hold up their stop.
    opened.defer(async () => void (await Promise.all(rebuilds.map((rebuild) => rebuild.stop()))))
  }
  const indexJobs = domains.indexJobs.map((job) => ({
    ...job,
    stops: true as const,
    run: (cancelled: AbortSignal) => imports.runExclusive((ending) => job.run(index, AbortSignal.any([signal, ending, cancelled]))),
  }))
  for (const job of indexJobs) opened.defer(await jobs.work(job))
  return {
    begin() {
      workOnRecords(parts, work)
      runIndexJobs(indexJobs, signal, log)
      if (settings.GEZHI_MEANING === 'off') return
      const maintenance = maintainSemanticIndexes(
        index.engines.list.flatMap(({ semantic }) => semantic ?? []),
        {
          every: SEMANTIC_BUILD_EVERY,
          signal,
          slot: background,
          teaching: () => index.schemes.bilingualTitles(),
          technicalTerms: () => ownTechnicalTerms(domains.platform.service('content').stores.dictionary),
          memoryMb: () => learningMemory(settings.GEZHI_MEANING_MEMORY),
          onFailure: (error) => log.error({ err: error }, 'semantic learning failed'),
          onPostponed: (memoryMb) => log.warn({ memoryMb, needsMb: MIN_LEARNING_MB }, TOO_LITTLE_MEMORY),
        },
      )
      opened.defer(() => maintenance.stop())
    },
  }
}

async function makeDemonstration(parts: StartParts, { index, domains }: IndexWorkParts): Promise<void> {
  await prepareDemoAccounts(parts, { index, domains })
  const { adapters, folder, settings, readiness, signal, print } = parts
  const { engines } = index
  const { demonstration: marker } = folder
  // Left by a killed start.
  await rm(folder.demonstrationIndex, { recursive: true, force: true })
  const kinds = adapters.demonstration.map(({ kind, maxCount }) => ({
    engine: engines.of(kind),
    count: Math.min(maxCount, settings.GEZHI_DEMO),
  }))
  await loadDemonstration({
    ...kinds.at(-1)!,
    further: kinds.slice(0, -1),
    fill: adapters.fillIndex(folder),
    marker,
    readiness,
    signal,
    print,
  })
}
