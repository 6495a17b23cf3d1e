import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser/find-browser.ts'

const { executablePath, args, env } = await findBrowser()

/** Flows, or files of them, that take long and rarely fail alone: `npm run test:full`. */
const FULL = /@full|\.full\.spec\.ts/

// The flows: the built web app on the real server with its demonstration corpus, in a browser.
export default defineConfig({
  testDir: './flows',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // A busy machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  // On a loaded machine a single hiccup does not fail a change; tests that passed on retry are listed before the last line.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  projects: [
    { name: 'flows', grepInvert: FULL },
    { name: 'full', grep: FULL },
  ],
  use: {
    actionTimeout: 60_000,
    ...(process.env['E2E_URL'] && { baseURL: process.env['E2E_URL'] }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card each frame of an animation is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every flow to save a few traces costs a fifth of the time; for one flow use `--trace on`.
    trace: 'on-first-retry',
    // Downloads have Chinese file names, which the browser cannot write without a locale.
    launchOptions: { executablePath, args: [...args], env: { ...process.env, LANG: 'C.UTF-8', ...env } },
  },
})
