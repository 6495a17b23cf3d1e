import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readWebBuild, type WebBuild } from '../http/web-build.ts'

const BUILD_SCRIPT = fileURLToPath(new URL('../../../web/build.ts', import.meta.url))
const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export interface WebAppBuild {
  /** Resolves when the app can be served; a failed build is only reported if there is an older one. */
  readonly done: Promise<void>
  /** The app, null until it is built. */
  current(): WebBuild | null
  stop(): void
}

/** Builds the web app in a separate process unless the current build is up to date; that check takes milliseconds. */
export function buildWebApp(print: (line: string) => void): WebAppBuild {
  let current: WebBuild | null = null
  const child = spawn(process.execPath, [BUILD_SCRIPT], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      current = readWebBuild(WEB_DIST)
      if (!current) return reject(new Error(`The web app cannot be built (apps/web/build.ts):\n${complaint}`))
      if (code !== 0) print(`The web app could not be rebuilt; an older build is served:\n${complaint}`)
      resolve()
    })
  })
  // Callers that await it receive the error; until then it must not count as an unhandled rejection.
  done.catch(() => {})
  return { done, current: () => current, stop: () => void child.kill() }
}
