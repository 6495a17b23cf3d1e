import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs work with a folder of its own below `folder`, which is removed afterwards. */
export async function inWorkFolder<Result>(folder: string, work: (own: string) => Promise<Result>): Promise<Result> {
  const own = join(folder, randomUUID())
  try {
    return await work(own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
