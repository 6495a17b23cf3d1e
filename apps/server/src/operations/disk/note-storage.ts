import { statfs } from 'node:fs/promises'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import { noteStorageDay, readStorageDays } from '../../data-folder/storage-days.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Settings } from '../../settings/settings.ts'
import { databaseSize, sizesOf } from '../doctor/storage-sizes.ts'

/** Measures a data folder once a day. */
export async function noteStorage(settings: Pick<Settings, 'DATABASE_URL'>, folder: DataFolder, now: Date): Promise<void> {
  const day = shanghaiTime(now).slice(0, 10)
  if ((await readStorageDays(folder)).at(-1)?.day === day) return
  const { size } = await databaseSize(settings, folder)
  const sizes = [...(size === null ? [] : [size]), ...(await sizesOf(folder))]
  const { bavail, bsize } = await statfs(folder.root)
  const parts = Object.fromEntries(sizes.map(({ part, bytes }) => [part, bytes]))
  await noteStorageDay(folder, { day, free: bavail * bsize, parts })
}
