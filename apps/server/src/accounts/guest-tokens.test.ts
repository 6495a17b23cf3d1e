import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { guestTokens } from './guest-tokens-table.ts'
import { guestTokenStore } from './guest-tokens.ts'

const GUEST = '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
const HOUR = 3_600_000

describe('guest tokens', () => {
  let opened: TestDatabase
  let clock = Date.parse('2026-01-01T00:00:00Z')
  beforeAll(async () => {
    opened = await testDatabase()
  })
  afterAll(() => opened.drop())

  it('B.roles.03: a token identifies its guest for 24 hours', async () => {
    const store = guestTokenStore(opened.database, () => clock)
    const token = await store.issue(GUEST)
    clock += 24 * HOUR - 1
    expect(await store.guestOf(token)).toBe(GUEST)
    clock += 1
    expect(await store.guestOf(token)).toBeNull()
  })

  it('keeps only the hash of a token', async () => {
    const store = guestTokenStore(opened.database, () => clock)
    const token = await store.issue(GUEST)
    const rows = await opened.database.select().from(guestTokens)
    expect(rows.map(({ tokenHash }) => tokenHash.toString('hex'))).toContain(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives nobody for a text that is no token', async () => {
    expect(await guestTokenStore(opened.database).guestOf("' OR 1=1 --")).toBeNull()
  })

  it('purges expired tokens only', async () => {
    const store = guestTokenStore(opened.database, () => clock)
    await store.purgeExpired()
    const dead = await store.issue(GUEST)
    clock += 25 * HOUR
    const living = await store.issue(GUEST)
    expect(await store.purgeExpired()).toBeGreaterThanOrEqual(1)
    expect(await store.guestOf(living)).toBe(GUEST)
    clock -= 25 * HOUR
    expect(await store.guestOf(dead)).toBeNull()
  })
})
