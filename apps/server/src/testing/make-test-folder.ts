import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for data that outlives a test file. */
    testFolder: string
  }
}

/** Vitest's global setup of the server's tests: a folder of the run, removed at its end. */
export default async function makeTestFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-run-'))
  project.provide('testFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
