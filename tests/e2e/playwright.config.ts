import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser/find-browser.ts'

const { executablePath, args, env } = await findBrowser()

/** Flows over imported documents of the offices, each on a server of its own, for minutes: `npm run test:full`. */
const DOCUMENTS = '**/real-*.spec.ts'

// The flows: the built web on the real server with its demonstration corpus, in a browser.
export default defineConfig({
  testDir: './flows',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // A busy machine is late, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // On a loaded machine one hiccup does not refuse a change; what passed at the second try only is named before the closing line.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  projects: [
    { name: 'flows', testIgnore: DOCUMENTS },
    { name: 'documents', testMatch: DOCUMENTS },
  ],
  use: {
    actionTimeout: 40_000,
    ...(process.env['E2E_URL'] && { baseURL: process.env['E2E_URL'] }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording each flow to keep a few costs a fifth of the time; of one flow: `--trace on`.
    trace: 'on-first-retry',
    // Names of downloads are Chinese; without a language the browser cannot write them.
    launchOptions: { executablePath, args: [...args], env: { ...process.env, LANG: 'C.UTF-8', ...env } },
  },
})
