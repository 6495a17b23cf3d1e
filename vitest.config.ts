import { defineConfig } from 'vitest/config'

/** Tests of the whole house that need the server's database. */
const ON_POSTGRES = ['tests/calls/**/*.test.ts', 'tests/faults/**/*.test.ts', 'tests/security/**/*.test.ts']

// Two projects, so that a run without the server's tests starts no PostgreSQL.
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/e2e/**', ...ON_POSTGRES],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', ...ON_POSTGRES],
          globalSetup: ['apps/server/src/testing/start-test-postgres.ts'],
        },
      },
    ],
  },
})
