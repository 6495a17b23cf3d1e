import { mkdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { connectAlone } from '../../../database/connect-alone.ts'
import { startEmbeddedPostgres } from '../../../database/embedded-postgres.ts'
import { locatePostgres } from '../../../database/locate-postgres.ts'
import { passwordFile } from '../../../database/postgres-roles.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { Manifest } from '../backup-format.ts'
import { restoreBackup } from '../restore-backup.ts'

/**
 * Restores a backup into a PostgreSQL that is started for it in `folder` and removed afterwards, and counts its rows. The installation is
 * not touched. Throws if it cannot be restored, or a table has other rows than when it was written. One at a time in a folder.
 */
export async function checkBackup(path: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  const location = await locatePostgres(join(folder, 'postgres'), folder, () => {})
  // One that a killed check left running is taken over, and stopped below.
  const postgres = await startEmbeddedPostgres(location, join(folder, 'postgres.log'))
  try {
    const client = await connectAlone(postgres.address, 'gezhi backup check')
    try {
      const manifest = await restoreBackup({ client, files: DISCARDED, replace: true }, path)
      for (const { name, rows } of manifest.tables) {
        const counted = await client.query<{ count: string }>(`SELECT count(*) FROM "${name}"`)
        const found = Number(counted.rows[0]?.count)
        if (found !== rows && !FOLLOWS_FILES.has(name))
          throw new Error(
            `The backup is not good: ${name} has ${found} rows instead of ${rows} / 备份校验未通过：表 ${name} 有 ${found} 行，应为 ${rows} 行`,
          )
      }
      return manifest
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
    await rm(location.cluster, { recursive: true, force: true })
    await rm(passwordFile(location.cluster), { force: true })
    // Elsewhere copies of its programs may remain, for the next check.
    if (dirname(location.cluster) !== folder) await rmdir(dirname(location.cluster)).catch(() => {})
  }
}

/** A restore may remove their rows: it finds no files here. */
const FOLLOWS_FILES: ReadonlySet<string> = new Set(['data_copies', 'export_tasks'])

/** Takes every file and stores none: the pictures of a backup are read, and checked by their sums, on the way. */
const DISCARDED: FileStore = {
  put: async () => true,
  get: async () => null,
  find: async () => null,
  remove: async () => {},
  async *list() {},
  link: async () => null,
  linksFrom: null,
  check: async () => {},
  patient: () => DISCARDED,
}
