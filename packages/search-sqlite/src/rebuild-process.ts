import { DatabaseSync } from 'node:sqlite'
import { serveChild, WorkerThread } from '@gezhi/threads'
import { REBUILD_CHILD, rebuildLock } from './threads/rebuild-protocol.ts'
import { RebuildProgress } from './threads/rebuild-progress.ts'
import { WRITER_THREAD } from './threads/writer-protocol.ts'

/** ms between two reports. */
const REPORT_INTERVAL = 100
/** ms to wait for the child process of a process that was killed, which ends as soon as it notices. */
const LOCK_TIMEOUT = 60_000

await serveChild(REBUILD_CHILD, async (settings, onReport) => {
  const lock = new DatabaseSync(rebuildLock(settings.folder), { timeout: LOCK_TIMEOUT })
  lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  const progress = new RebuildProgress()
  const report = () => {
    const current = progress.read()
    if (current !== null) onReport(current)
  }
  const timer = setInterval(report, REPORT_INTERVAL)
  const thread = new WorkerThread(WRITER_THREAD, settings)
  try {
    await thread.call('open', progress.shared)
    report()
    await thread.call('close', null)
  } finally {
    clearInterval(timer)
    await thread.close()
    lock.close()
  }
})
