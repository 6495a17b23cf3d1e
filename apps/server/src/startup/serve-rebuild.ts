import type { Database } from '../database/connect-database.ts'
import { databaseAnswers } from '../database/database-answers.ts'
import { storageHealth } from '../data-folder/storage-health.ts'
import { filesAnswer } from '../http/health.ts'
import { rebuildApp } from '../http/rebuild-app.ts'
import { listen } from './listen.ts'
import { reportRebuild, type RebuildReport } from './report-rebuild.ts'
import type { StartParts } from './start-parts.ts'

/** The report of a rebuild, and the server that answers meanwhile. */
export interface ServedRebuild extends Pick<RebuildReport, 'onRebuild'> {
  /** Releases the address for the app. Rejects if it could not listen. */
  close(): Promise<void>
}

/**
 * For a start that serves nothing before its index is open: from the beginning of a rebuild to `close` the address answers `/healthz`,
 * `/readyz` with the progress, browsers with a page, and calls with `SEARCH_STARTING`. Without a rebuild it does nothing.
 */
export function serveRebuild(parts: StartParts, database: Database): ServedRebuild {
  let serving: Promise<() => Promise<void>> | null = null
  const report = reportRebuild(parts, () => {
    serving ??= serve(parts, database)
    // Reported by `close`; until then it must not count as an unhandled rejection.
    serving.catch(() => {})
  })
  const close = async () => {
    report.end()
    const closeApp = await serving
    serving = null
    await closeApp?.()
  }
  // If the start fails, its own error is reported.
  parts.opened.defer(() => close().catch(() => {}))
  return { onRebuild: report.onRebuild, close }
}

async function serve({ settings, log, version, readiness, folder, files }: StartParts, database: Database): Promise<() => Promise<void>> {
  const storage = storageHealth(folder)
  const app = await rebuildApp(settings, log, {
    readiness,
    version,
    databaseAnswers: () => databaseAnswers(database),
    indexAnswers: async () => false,
    rebuild: () => null,
    filesAnswer: () => filesAnswer(files),
    storageProblem: () => storage.problem(),
  })
  await listen(app, settings)
  return () => app.close()
}
