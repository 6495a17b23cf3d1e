import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readWebBuild, type WebBuild } from '../http/web-build.ts'
import { webBuildFailure } from './web-build-failure.ts'

const BUILD_SCRIPT = fileURLToPath(new URL('../../../web/build.ts', import.meta.url))
const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export interface WebAppBuild {
  /** Resolves when the app can be served; a failed build is only reported if there is an older one. */
  readonly done: Promise<void>
  /** The app, null until it is built. */
  current(): WebBuild | null
  stop(): void
}

/**
 * Builds the web app in a separate process unless the current build is up to date; that check takes milliseconds. A release contains the
 * app and not its sources.
 */
export function buildWebApp(print: (line: string) => void): WebAppBuild {
  if (!existsSync(BUILD_SCRIPT)) return releasedApp()
  let current: WebBuild | null = null
  const child = spawn(process.execPath, [BUILD_SCRIPT], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  let stopped = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      current = readWebBuild(WEB_DIST)
      if (!current) return reject(new Error(webBuildFailure(signal, complaint)))
      if (code !== 0 && !stopped) print(`An older build of the web app is served. ${webBuildFailure(signal, complaint)}`)
      resolve()
    })
  })
  // Callers that await it receive the error; until then it must not count as an unhandled rejection.
  done.catch(() => {})
  return { done, current: () => current, stop: () => void (stopped = child.kill()) }
}

function releasedApp(): WebAppBuild {
  const app = readWebBuild(WEB_DIST)
  const done = app ? Promise.resolve() : Promise.reject(new Error(`The web app is missing in ${WEB_DIST} / 缺少网页程序`))
  // As above.
  done.catch(() => {})
  return { done, current: () => app, stop() {} }
}
