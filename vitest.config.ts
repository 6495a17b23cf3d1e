import { defineConfig } from 'vitest/config'

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
          exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/faults/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/start-test-postgres.ts'],
        },
      },
    ],
  },
})
