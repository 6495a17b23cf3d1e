import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserLaunch } from './browser-launch.ts'
import { unpackNpmBrowser } from './unpack-npm-browser.ts'

/** Set to the path of a Chromium or Chrome to use that one. */
export const BROWSER_VARIABLE = 'TEST_BROWSER'

/** In a container there is no user namespace for the sandbox; the pages are our own. */
const ARGS = ['--no-sandbox', '--disable-gpu']

/** Where browsers are, in order: the one named, the one out of npm (the same on every Linux machine), Chrome, Chromium, Playwright's own. */
const SOURCES: readonly { readonly name: string; readonly find: () => Promise<BrowserLaunch | null> | BrowserLaunch | null }[] = [
  { name: `the one named by ${BROWSER_VARIABLE}`, find: namedBrowser },
  {
    name: 'the one out of npm (Linux x64)',
    find: () => (process.platform === 'linux' && process.arch === 'x64' ? unpackNpmBrowser() : null),
  },
  { name: 'Google Chrome', find: () => installed('Google Chrome', CHROME) },
  { name: 'Chromium', find: () => installed('Chromium', CHROMIUM) },
  { name: 'the one of `npx playwright install chromium`', find: () => installed('Chromium of Playwright', [chromium.executablePath()]) },
]

const CHROME = [
  '/opt/google/chrome/chrome',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
]
const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser for the flows; throws with what to install when there is none, because a flow that is left out proves nothing. */
export async function findBrowser(): Promise<BrowserLaunch> {
  for (const { find } of SOURCES) {
    const browser = await find()
    if (browser) return browser
  }
  throw new Error(
    `No browser for the tests. Looked for: ${SOURCES.map(({ name }) => name).join(', ')}.\n` +
      'Install one (Debian: apt-get install chromium fonts-noto-cjk; any system: npx playwright install chromium), or name one in ' +
      `${BROWSER_VARIABLE}.`,
  )
}

function namedBrowser(): BrowserLaunch | null {
  const path = process.env[BROWSER_VARIABLE]
  if (!path) return null
  if (!isExecutable(path)) throw new Error(`${BROWSER_VARIABLE} names ${path}, which cannot be started.`)
  return { name: path, executablePath: path, args: ARGS, env: {} }
}

function installed(name: string, paths: readonly string[]): BrowserLaunch | null {
  const path = paths.find(isExecutable)
  return path ? { name: `${name} at ${path}`, executablePath: path, args: ARGS, env: {} } : null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
