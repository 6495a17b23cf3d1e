import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_LIMIT } from '@gezhi/contract'
import { CallError } from '../../plugins/call-error.ts'
import type { FileAnswer } from '../../plugins/call-context.ts'
import { redrawPicture } from './redraw-picture.ts'

/** Pictures users uploaded. */
export interface UploadStore {
  /** Throws UPLOAD_SIZE, UPLOAD_TYPE, UPLOAD_BROKEN, UPLOAD_PIXELS, UPLOAD_MIXED. Answers the name, which cannot be guessed. */
  add(file: Blob): Promise<string>
  /** Throws UPLOAD_NOT_FOUND. */
  get(name: string): Promise<FileAnswer>
  /** Whether there is such a picture. */
  has(name: string): Promise<boolean>
  /** Removes a picture; one that is not there is no fault. */
  remove(name: string): Promise<void>
}

/** Uploads below `files`. Pictures are drawn anew: nothing but pixels stays, no position, no hidden content. */
export function uploadStore(files: string): UploadStore {
  const folder = join(files, 'uploads')
  return {
    async add(file) {
      if (file.size > UPLOAD_LIMIT) throw new CallError('UPLOAD_SIZE')
      const { bytes, extension } = await redrawPicture(Buffer.from(await file.arrayBuffer()))
      const name = `${randomBytes(16).toString('base64url')}.${extension}`
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${name}.unfinished`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
      return name
    },
    async get(name) {
      const body = await readFile(join(folder, name)).catch(() => null)
      if (body === null) throw new CallError('UPLOAD_NOT_FOUND')
      return { body, etag: `"${name}"`, type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' }
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
