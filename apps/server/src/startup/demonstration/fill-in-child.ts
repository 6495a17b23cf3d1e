import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runChild } from '@gezhi/threads'
import type { FillIndex } from './fill-index.ts'
import { FILL_CHILD } from './fill-protocol.ts'

/**
 * Fills indexes in a child process, whose memory, that of another server, ends with it. It builds each in a folder of its own in `parent`,
 * which must be on the disk of the indexes; this process swaps the complete index in. What a killed process left in `parent` is useless.
 */
export function fillInChild(parent: string): FillIndex {
  return async (engine, { count, signal, onWritten }) => {
    // The child of a killed server may live a moment longer: it must not write to the folder of its successor.
    const folder = join(parent, randomUUID())
    try {
      await runChild(FILL_CHILD, { kind: engine.kind.name, folder, count }, { signal, onProgress: onWritten })
      await engine.swapIn(folder)
    } finally {
      // The first error is reported; remains are removed at the next start.
      await rm(folder, { recursive: true, force: true }).catch(() => {})
    }
  }
}
