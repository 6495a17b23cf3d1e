import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate` in apps/server writes the migration for a change of the tables; it is committed with the change.
export default defineConfig({ dialect: 'postgresql', schema: './src/**/*-table.ts', out: './migrations', casing: 'snake_case' })
