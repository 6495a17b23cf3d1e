import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import startServer, { SERVER_VARIABLE } from '../e2e/global-setup.ts'
import { buildOneScript, type OneScript } from '../../apps/web/build-one-script.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server of the component tests, and the web app as one script. */
    testServer: { url: string; app: OneScript }
  }
}

/** Vitest's global setup of the component tests: the real server with its demonstration, and the web app built for a browser without layout. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-components-'))
  const [app, stop] = await Promise.all([buildOneScript(folder), startServer()])
  project.provide('testServer', { url: process.env[SERVER_VARIABLE]!, app })
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
