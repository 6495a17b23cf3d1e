import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of several packages that need the server's database. */
const ON_POSTGRES = ['tests/calls/**/*.test.ts', 'tests/releases/**/*.test.ts', 'tests/security/**/*.test.ts']

/** Kills processes and databases; takes minutes: `npm run test:full`. */
const FAULTS = 'tests/faults/**/*.test.ts'

/** Tests that start commands, databases or stores as processes, repeatedly, or attack for long: `npm run test:full`. */
const LONG = ['apps/server/src/**/*.full.test.ts', 'tests/security/**/*.full.test.ts', 'tests/releases/**/*.test.ts']

/** Tests of packages that build large or many indexes: `npm run test:full`. */
const LARGE = 'packages/*/src/**/*.full.test.ts'

/** Real documents, engines against a scan, golden queries; takes minutes: `npm run test:full`. */
const DOCUMENTS = ['tests/oracle/**/*.test.ts', 'tests/real-files/**/*.test.ts', 'tests/relevance/**/*.test.ts']

/** ms for a test that imports, and for a hook: half a minute on an idle machine. */
const IMPORT_LIMIT = 900_000

/** The recipes of CONTRIBUTING.md on a copy of the tree; takes minutes: `npm run test:full`. */
const RECIPES = 'tests/recipes/**/*.test.ts'

const POSTGRES_SETUP = ['apps/server/src/testing/start-test-postgres.ts', 'apps/server/src/testing/make-test-folder.ts']

/** The web app on the real server in a browser without layout. */
const COMPONENTS = 'tests/components/**/*.test.ts'

/** Components of every page, and those that wait for timeouts: `npm run test:full`. */
const LONG_COMPONENTS = 'tests/components/**/*.full.test.ts'

/** As of flows: on a loaded machine a single hiccup does not fail a change; a test that passed on retry is reported as flaky. */
const RETRIES = process.env['CI'] ? 1 : 0

/** Component tests on one server. */
function componentProject(name: string, include: string[], exclude: readonly string[] = []) {
  return {
    extends: true as const,
    // The steps that flows share with component tests.
    resolve: { alias: { '@playwright/test': join(import.meta.dirname, 'tests/components/component-test.ts') } },
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      globalSetup: ['tests/components/start-test-server.ts'],
      isolate: false,
      retry: RETRIES,
      // Pages make much short-lived garbage: collected at 64 MB instead of 16 the tests take an eighth less processor time.
      execArgv: ['--max-semi-space-size=64'],
    },
  }
}

// The server's tests are a project of their own, so that a run without them starts no PostgreSQL. Files whose modules have no state share
// the modules of a worker: importing the server took longer than its tests. Tests on real files use the memory of the one before.
export default defineConfig({
  test: {
    // A busy machine is slow, which is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Requests that were pending when a page was left or closed: a browser drops them with the page.
    onUnhandledError: ({ name, message, stack = '' }) =>
      !(
        (name === 'AbortError' && stack.includes('onAsyncTaskManagerAbort')) ||
        (name === 'NetworkError' && message.endsWith('The operation was aborted.'))
      ),
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', LARGE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['apps/web/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/e2e/**', COMPONENTS, FAULTS, RECIPES, ...DOCUMENTS, ...ON_POSTGRES],
          isolate: false,
        },
      },
      componentProject('components', [COMPONENTS], [LONG_COMPONENTS]),
      componentProject('long components', [LONG_COMPONENTS]),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', ...ON_POSTGRES],
          exclude: ['**/node_modules/**', ...LONG],
          globalSetup: POSTGRES_SETUP,
          isolate: false,
          // Calls have deadlines, which a starved machine exceeds.
          retry: RETRIES,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [FAULTS, ...LONG],
          globalSetup: POSTGRES_SETUP,
          isolate: false,
          retry: RETRIES,
          // They start many processes, each of which takes a minute on a slow and busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      { extends: true, test: { name: 'documents', include: [...DOCUMENTS, LARGE], testTimeout: IMPORT_LIMIT, hookTimeout: IMPORT_LIMIT } },
      { extends: true, test: { name: 'recipes', include: [RECIPES] } },
    ],
  },
})
