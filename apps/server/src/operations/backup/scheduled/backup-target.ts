import { constants, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../../files/file-store.ts'
import { BackupRejected } from '../backup-rejected.ts'
import { requireFolder } from '../require-folder.ts'
import { isBackupName } from './retention.ts'

/** Where scheduled backups are stored. One that was interrupted while it was stored is not listed. */
export interface BackupTarget {
  list(): Promise<readonly string[]>
  store(name: string, path: string): Promise<void>
  /** Copies a backup into a new file. Throws if there is none of this name. */
  download(name: string, path: string): Promise<void>
  remove(name: string): Promise<void>
  /** Removes what interrupted backups left. Only while no other backup runs. */
  tidy(): Promise<void>
}

const UNFINISHED = '.unfinished'

/** A folder, each backup a file of its owner. */
export function folderTarget(folder: string): BackupTarget {
  const entries = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
      throw new BackupRejected('noFolder', { cause, folder })
    })
    return readdir(folder, { withFileTypes: true })
  }
  /** Files only: a folder of such a name could neither be copied nor removed, and a link leads elsewhere. */
  const list = async () => (await entries()).filter((entry) => entry.isFile() && isBackupName(entry.name)).map(({ name }) => name)
  return {
    list,
    async store(name, path) {
      await entries()
      const unfinished = join(folder, `${name}${UNFINISHED}`)
      // What stands there was put there since `tidy`, and may be a link.
      await copyFile(path, unfinished, constants.COPYFILE_EXCL)
      await synchronise(unfinished)
      await rename(unfinished, join(folder, name))
      await synchronise(folder)
    },
    async download(name, path) {
      if (!(await list()).includes(name)) throw missing(name)
      await copyFile(join(folder, name), path)
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async tidy() {
      const found = await entries()
      // The next backup is made only after this.
      await requireFolder(folder)
      const isLeft = (name: string) => name.endsWith(UNFINISHED) && isBackupName(name.slice(0, -UNFINISHED.length))
      const left = found.filter((entry) => !entry.isDirectory() && isLeft(entry.name))
      for (const { name } of left) await rm(join(folder, name), { force: true })
    },
  }
}

async function synchronise(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Bytes of a part: one is in memory at a time. */
const PART = 16 * 2 ** 20
const END = 'complete'

/** A file store, such as a bucket: each backup is parts below its name, and the number of parts, which is written last. */
export function storeTarget(files: FileStore): BackupTarget {
  const store = files.patient()
  const partOf = (name: string, number: number) => `${name}/${String(number).padStart(6, '0')}`
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of store.list('')) if (isBackupName(nameOf(key))) found.push(key)
    return found
  }
  const complete = (found: readonly string[]) => found.filter((key) => key === `${nameOf(key)}/${END}`).map(nameOf)
  return {
    list: async () => complete(await keys()),
    async store(name, path) {
      let number = 0
      for await (const part of createReadStream(path, { highWaterMark: PART })) {
        await store.put(partOf(name, number), part as Buffer)
        number += 1
      }
      await store.put(`${name}/${END}`, Buffer.from(String(number)))
    },
    async download(name, path) {
      const end = isBackupName(name) ? await store.get(`${name}/${END}`) : null
      if (end === null) throw missing(name)
      const parts = async function* () {
        for (let number = 0; number < Number(end.toString()); number += 1) {
          const part = await store.get(partOf(name, number))
          if (part === null) throw missing(name)
          yield part
        }
      }
      await pipeline(Readable.from(parts()), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    },
    async remove(name) {
      // Without its end it is no backup any more, whatever happens to the rest.
      await store.remove(`${name}/${END}`)
      for (const key of await keys()) if (nameOf(key) === name) await store.remove(key)
    },
    async tidy() {
      const found = await keys()
      const whole = new Set(complete(found))
      for (const key of found) if (!whole.has(nameOf(key))) await store.remove(key)
    },
  }
}

function nameOf(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf('/')))
}

function missing(name: string): Error {
  return new Error(`There is no backup ${name} / 没有备份 ${name}`)
}
