import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { makeDataFolder } from '../data-folder/data-folder.ts'
import { readSettings } from '../settings/read-settings.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { prepareDemoAccounts } from './prepare-demo-accounts.ts'

const OPERATOR = '13900000009'

describe('the accounts of the demonstration', async () => {
  const test = await buildTestApp()
  const { users, passwords } = test.accounts
  let folders = 0
  const prepare = async (given: { mode?: string; count?: number; documents?: number; marker?: string }) => {
    const { mode = 'development', count = 2000, documents = 0, marker } = given
    folders += 1
    const folder = await makeDataFolder(join(test.files, `start-${folders}`))
    if (marker !== undefined) await writeFile(folder.demonstration, marker)
    const settings = { ...readSettings({}), GEZHI_MODE: mode as 'development', GEZHI_DEMO: count }
    const platform = { database: test.database, now: test.accounts.now, service: () => ({ passwords }) }
    const lines: string[] = []
    await prepareDemoAccounts(
      {
        adapters: { demonstration: [{ kind: PATENT_KIND, maxCount: Infinity }] } as never,
        folder,
        settings,
        print: (line) => lines.push(line),
      },
      { index: { engines: { of: () => ({ status: async () => ({ documents }) }) } as never }, domains: { platform } as never },
    )
    return lines.length
  }

  it('are made neither for other records, nor without a demonstration, nor in production', async () => {
    expect(await prepare({ documents: 1 })).toBe(0)
    expect(await prepare({ count: 0 })).toBe(0)
    expect(await prepare({ marker: '{"patents":0}' })).toBe(0)
    expect(await prepare({ mode: 'production' })).toBe(0)
    expect(await users.byPhone(OPERATOR)).toBeNull()
  })

  it('are there before its records are, so that nobody else takes the phone of its operator', async () => {
    expect(await prepare({})).toBe(1)
    expect(await users.byPhone(OPERATOR)).toMatchObject({ role: 'operator' })
  })

  it('are made again in a folder that holds it', async () => {
    expect(await prepare({ marker: '{"patents":2000}', documents: 2000 })).toBe(1)
  })
})
