import { join } from 'node:path'
import { SEARCH_ERRORS } from '@gezhi/search/threads'
import { defineChild } from '@gezhi/threads'
import type { WriterSettings } from './writer-protocol.ts'

/** The number of copied documents, and of all. */
export interface RebuildReport {
  readonly done: number
  readonly total: number
}

/** The child process that rebuilds the outdated index of a folder. */
export const REBUILD_CHILD = defineChild<WriterSettings, RebuildReport>(new URL('../rebuild-process.ts', import.meta.url), SEARCH_ERRORS)

/**
 * Held by the child process until it ends: that of a process that was killed must not finish its build in the place of the build of the
 * next one.
 */
export function rebuildLock(folder: string): string {
  return join(folder, 'rebuild.lock')
}
