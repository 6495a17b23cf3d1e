import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { compareTables } from './compare-tables.ts'
import type { MoveEvent } from './move-events.ts'
import { moveDatabase } from './move-database.ts'
import { isEqual } from './move-printer.ts'

/** A database with one account and without connected servers. */
async function accountsOf(nick: string) {
  const { database, url, drop } = await testDatabase()
  onTestFinished(drop)
  if (nick !== '')
    await database.execute(sql`INSERT INTO users (telephone, nick, created_at) VALUES (${`139${nick.length}0000101`}, ${nick}, now())`)
  const clients: pg.Client[] = []
  onTestFinished(() => Promise.all(clients.map((client) => client.end())).then(() => {}))
  const client = async () => {
    const own = new pg.Client({ connectionString: url, application_name: 'gezhi move' })
    clients.push(own)
    await own.connect()
    return own
  }
  // The pool is ended by `drop`; until then it would count as a server.
  await database.execute(sql`SET application_name = 'a test'`)
  return { url, client }
}

type Accounts = Awaited<ReturnType<typeof accountsOf>>

async function move(from: Accounts, to: Accounts, { replace = false, stopAt = '' } = {}): Promise<MoveEvent[]> {
  const events: MoveEvent[] = []
  const stopping = new AbortController()
  const [source, target] = [await from.client(), await to.client()]
  try {
    await moveDatabase({
      source,
      target,
      replace,
      signal: stopping.signal,
      report: (event) => {
        events.push(event)
        if (event.kind === stopAt) stopping.abort(new Error('stopped'))
      },
    })
    return events
  } finally {
    for (const client of [source, target]) await client.query('SELECT pg_advisory_unlock_all()')
  }
}

async function differing(from: Accounts, to: Accounts) {
  return (await compareTables(await from.client(), await to.client())).filter((comparison) => !isEqual(comparison))
}

it('every row of every table comes over, once, and a second time nothing is done', async () => {
  const [from, to] = [await accountsOf('张\t三\\N\n"李四"'), await accountsOf('')]
  const events = await move(from, to)
  expect(events.at(-1)).toMatchObject({ kind: 'moved', part: 'database' })
  expect(await differing(from, to)).toEqual([])
  expect((await move(from, to)).map(({ kind }) => kind)).toEqual(['moved'])
})

it('one that was cut off leaves nothing', async () => {
  const [from, to] = [await accountsOf('张三'), await accountsOf('')]
  await expect(move(from, to, { stopAt: 'progress' })).rejects.toThrow('stopped')
  expect((await differing(from, to)).map(({ of }) => of)).toContain('rows')
  await move(from, to)
  expect(await differing(from, to)).toEqual([])
})

it('other accounts are replaced with --replace only, and a database is not moved onto itself', async () => {
  const [from, to] = [await accountsOf('张三'), await accountsOf('李四四')]
  await expect(move(from, to)).rejects.toMatchObject({ reason: 'databaseNotEmpty' })
  const named = (await differing(from, to)).flatMap(({ differences }) => differences)
  expect(named).toEqual(['users: 1, 1'])
  await move(from, to, { replace: true })
  expect(await differing(from, to)).toEqual([])
  await expect(move(from, from, { replace: true })).rejects.toMatchObject({ reason: 'sameDatabase' })
})
