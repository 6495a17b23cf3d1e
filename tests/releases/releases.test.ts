import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
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

  it('is in the database after its migration: account, session, history, tag and picture', { timeout: 60_000 }, async () => {
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

  it('is in the index, which is built again from its documents', { timeout: 60_000 }, async () => {
    const folder = aFolder()
    const [packed = ''] = readdirSync(fixture).filter((name) => name.endsWith('.index.gz'))
    const released = packed.slice(0, -'.gz'.length)
    writeFileSync(join(folder, released), gunzipSync(readFileSync(join(fixture, packed))))
    const progress: number[] = []
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, onRebuild: (done) => void progress.push(done) })
    const count = async (text: string) =>
      (await engine.count({ query: readQuery(text, { fields: PATENT_FIELD_TABLE }).tree, exact: true })).total
    const counts = [await count('TI=风筝'), await count('NOT TI=风筝')]
    await engine.close()
    expect(counts).toEqual([KITES, DEMO])
    expect(progress.at(-1)).toBe(KITES + DEMO)
    expect(readdirSync(folder)).not.toContain(released)
  })
})
