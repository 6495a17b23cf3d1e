import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrateDatabase } from '../../apps/server/src/database/migrate-database.ts'
import { fileFolder } from '../../apps/server/src/files/file-folder.ts'
import { runBackupCommand } from '../../apps/server/src/operations/backup/backup-commands.ts'
import { folderTarget } from '../../apps/server/src/operations/backup/scheduled/backup-target.ts'
import { testDatabase } from '../../apps/server/src/testing/test-database.ts'
import { RELEASES } from './release-checkout.ts'

const KITES = 40
const DEMO = 20

// The fixtures are written by write-fixture.ts.
describe.each(RELEASES)('data of $version ($commit)', ({ commit }) => {
  const fixture = join(import.meta.dirname, commit)
  const aFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'gezhi-release-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  it('is in the database after its migration: account, session, history, tag and picture', async () => {
    const folder = aFolder()
    mkdirSync(join(folder, 'files', 'uploads'), { recursive: true })
    const { database, url, drop } = await testDatabase()
    onTestFinished(drop)
    const backup = join(folder, 'backup.zip')
    copyFileSync(join(fixture, 'backup.zip'), backup)
    const parts = {
      where: url,
      files: fileFolder(join(folder, 'files')),
      folder: { lastBackup: join(folder, 'last.json'), backupCheck: join(folder, 'backup-check') },
      target: folderTarget(join(folder, 'backups')),
      retention: { daily: 1, weekly: 0, monthly: 0 },
      serverRuns: false,
      migrate: () => migrateDatabase(database),
    }
    await runBackupCommand(parts, ['restore', backup, '--replace'])
    const { rows } = await database.$client.query<{ avatar: string }>(`
      SELECT u.avatar, count(DISTINCT s.id)::int AS sessions, min(h.display_name) AS searched, min(m.publication_number) AS tagged
      FROM users u
        JOIN sessions s ON s.user_id = u.id
        JOIN search_history h ON h.user_id = u.id
        JOIN tag_marks m ON m.user_id = u.id
      WHERE u.telephone = '13700000042' GROUP BY u.id`)
    expect(rows).toEqual([{ avatar: expect.any(String), sessions: 1, searched: '风筝', tagged: 'CN900000001A' }])
    const avatar = rows[0]!.avatar
    expect(readdirSync(join(folder, 'files', 'uploads')).some((name) => avatar.endsWith(`=${name}`))).toBe(true)
  })

  /** A folder with the index of the release; returns the name of its file. */
  const releasedIndex = (folder: string) => {
    const [packed = ''] = readdirSync(fixture).filter((name) => name.endsWith('.index.gz'))
    const released = packed.slice(0, -'.gz'.length)
    writeFileSync(join(folder, released), gunzipSync(readFileSync(join(fixture, packed))))
    return released
  }
  const countIn = async (engine: SearchEngine, text: string) =>
    (await engine.count({ query: readQuery(text, { fields: PATENT_FIELD_TABLE }).tree, exact: true })).total

  it('is in the index, which is built again from its documents', async () => {
    const folder = aFolder()
    const released = releasedIndex(folder)
    const progress: number[] = []
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, onRebuild: (done) => void progress.push(done) })
    const counts = [await countIn(engine, 'TI=风筝'), await countIn(engine, 'NOT TI=风筝')]
    await engine.close()
    expect(counts).toEqual([KITES, DEMO])
    expect(progress.at(-1)).toBe(KITES + DEMO)
    expect(readdirSync(folder)).not.toContain(released)
  })

  it('answers the same before and after the rebuild beside it, in every field but those that its format lacks', async () => {
    const folder = aFolder()
    releasedIndex(folder)
    const begun = Promise.withResolvers<void>()
    const engine = await openSqliteEngine({
      kind: PATENT_KIND,
      folder,
      rebuildsBeside: { queue: (_signal, rebuild) => begun.promise.then(rebuild) },
    })
    onTestFinished(() => engine.close())
    const counted = PATENT_FIELD_TABLE.list.filter(({ values, type }) => values !== undefined && type !== 'number')
    const answers = async () => ({
      counts: await Promise.all(QUERIES.map((text) => countIn(engine, text))),
      facets: await engine.facets({ query: null, facets: counted.map(({ name }) => ({ field: name, count: 100 })) }),
      // Those of CNKI have no application date: they came last until the kind's version 3.
      newest: (await engine.page({ query: null, from: 0, size: 100 })).hits.flatMap(({ docId }) => (docId.startsWith('CN90') ? [] : docId)),
    })
    const before = await answers()
    await expect(countIn(engine, 'type=发明')).rejects.toMatchObject({ reason: 'rebuilding', detail: { field: 'type' } })
    expect(await engine.related('same-invention', 'any', 10)).toEqual([])
    const { ended } = engine.rebuilding!
    begun.resolve()
    await ended
    const after = await answers()
    const withoutLacking = ({ facets }: typeof after) => facets.filter(({ field }) => field !== 'type')
    expect({ ...before, facets: withoutLacking(before) }).toEqual({ ...after, facets: withoutLacking(after) })
    expect(after.counts).toEqual([KITES, KITES + DEMO, KITES, 1, KITES + DEMO])
    expect(await countIn(engine, 'type=发明')).toBeGreaterThan(0)
  })
})

/** By a word, an office, a party, a number and a date. */
const QUERIES = ['TI=风筝', 'pn=CN* OR NOT pn=CN*', 'AP=(湖畔大学) AND TI=(会飞的风筝)', 'pn=CN900000007A', 'pd>=1900 OR NOT pd>=1900']
