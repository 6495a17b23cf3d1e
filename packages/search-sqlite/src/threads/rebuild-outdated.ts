import { rmSync } from 'node:fs'
import { runChild } from '@gezhi/threads'
import { liveIndex, removeLeftovers } from '../storage/index-folder.ts'
import type { OnRebuild } from './rebuild-progress.ts'
import { REBUILD_CHILD, rebuildLock } from './rebuild-protocol.ts'
import type { WriterSettings } from './writer-protocol.ts'

/** How an outdated index is rebuilt when it is opened. */
export interface RebuildOptions {
  readonly onRebuild?: OnRebuild | undefined
  /** Cancels it: the outdated index stays as it was. */
  readonly signal?: AbortSignal | undefined
  /** Of its child process, from 0 to 19. */
  readonly niceness?: number | undefined
}

/**
 * Rebuilds the outdated index of a kind from its documents in a child process: the memory of a rebuild is free when the index is opened.
 * Rejects with `SearchError`, or with the reason of the signal.
 */
export async function rebuildOutdated(
  { indexName, ...settings }: WriterSettings & { readonly indexName: string },
  { onRebuild, signal, niceness }: RebuildOptions,
): Promise<void> {
  const { folder } = settings
  try {
    await runChild(REBUILD_CHILD, settings, { signal, niceness, onProgress: ({ done, total }) => onRebuild?.(done, total) })
  } finally {
    const live = liveIndex(folder, indexName)
    if (live !== null) removeLeftovers(folder, indexName, live.path)
    for (const end of ['', '-journal']) rmSync(rebuildLock(folder) + end, { force: true })
  }
}
