import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { DataFolder } from './data-folder.ts'

const STORAGE_DAY = z.object({
  /** In Asia/Shanghai. */
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  /** Free bytes of the disk of the data folder. */
  free: z.number(),
  /** Bytes of its parts. */
  parts: z.record(z.string(), z.number()),
})

/** What a data folder took on a day. */
export type StorageDay = z.infer<typeof STORAGE_DAY>

type Folder = Pick<DataFolder, 'storageDays'>

/** Days that are stored. */
const MAX_DAYS = 90

/** The stored days, oldest first. */
export async function readStorageDays({ storageDays }: Folder): Promise<readonly StorageDay[]> {
  try {
    return z.array(STORAGE_DAY).parse(JSON.parse(await readFile(storageDays, 'utf8')))
  } catch {
    // None yet, or a file that a full disk cut off: measuring begins again.
    return []
  }
}

/** Adds a day, or replaces it: of several processes on one folder the last one counts. */
export async function noteStorageDay(folder: Folder, added: StorageDay): Promise<void> {
  const others = (await readStorageDays(folder)).filter(({ day }) => day !== added.day)
  const days = [...others, added].toSorted((one, other) => one.day.localeCompare(other.day)).slice(-MAX_DAYS)
  const unfinished = `${folder.storageDays}.${process.pid}.unfinished`
  await writeFile(unfinished, JSON.stringify(days))
  await rename(unfinished, folder.storageDays)
}
