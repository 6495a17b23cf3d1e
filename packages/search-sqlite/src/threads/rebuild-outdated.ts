import { WorkerThread } from '@gezhi/threads'
import { RebuildProgress, type OnRebuild } from './rebuild-progress.ts'
import { writerThread, type WriterSettings } from './writer-protocol.ts'

/** How an outdated index is rebuilt when it is opened. */
export interface RebuildOptions {
  readonly onRebuild?: OnRebuild | undefined
  /** Cancels it: the outdated index stays as it was. */
  readonly signal?: AbortSignal | undefined
}

/** ms between two reports. */
const REPORT_INTERVAL = 100

/**
 * Rebuilds the outdated index of a folder from its documents in a temporary thread: the memory of a rebuild is free when the index is
 * opened. Rejects with `SearchError`, or with the reason of the signal.
 */
export async function rebuildOutdated(settings: WriterSettings, { onRebuild, signal }: RebuildOptions): Promise<void> {
  const progress = new RebuildProgress()
  const report = () => {
    const current = progress.read()
    if (current !== null) onRebuild?.(current.done, current.total)
  }
  const timer = setInterval(report, REPORT_INTERVAL)
  const thread = new WorkerThread(writerThread(), settings)
  try {
    await thread.call('open', progress.shared, { signal })
    report()
    await thread.call('close', null)
  } finally {
    clearInterval(timer)
    await thread.close()
  }
}
