import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_LIMIT } from '@gezhi/contract'
import sharp from 'sharp'
import { CallError } from '../../plugins/call-error.ts'
import type { FileAnswer } from '../../plugins/call-context.ts'

/** What is taken, by content; a file is stored under the name its content has, whatever it was called. */
const TYPES: Readonly<Record<string, { extension: string; media: string }>> = {
  jpeg: { extension: 'jpg', media: 'image/jpeg' },
  png: { extension: 'png', media: 'image/png' },
}
const MOST_PIXELS = 50_000_000

/** Pictures users uploaded. */
export interface UploadStore {
  /** Throws UPLOAD_SIZE, UPLOAD_TYPE. Answers the name, which cannot be guessed. */
  add(file: Blob): Promise<string>
  /** Throws UPLOAD_NOT_FOUND. */
  get(name: string): Promise<FileAnswer>
  /** Removes a picture; one that is not there is no fault. */
  remove(name: string): Promise<void>
}

/** Uploads below `files`. Pictures are drawn anew: nothing but pixels stays, no position, no hidden content. */
export function uploadStore(files: string): UploadStore {
  const folder = join(files, 'uploads')
  return {
    async add(file) {
      if (file.size > UPLOAD_LIMIT) throw new CallError('UPLOAD_SIZE')
      const { bytes, extension } = await redrawn(Buffer.from(await file.arrayBuffer()))
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
      return { body, etag: `"${name}"`, type: name.endsWith('.png') ? TYPES['png']!.media : TYPES['jpeg']!.media }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function redrawn(content: Buffer): Promise<{ bytes: Buffer; extension: string }> {
  try {
    const picture = sharp(content, { failOn: 'error', limitInputPixels: MOST_PIXELS }).autoOrient()
    const { format } = await picture.metadata()
    const type = TYPES[format]
    if (type === undefined) throw new Error(`a ${format} picture`)
    return { bytes: await picture.toFormat(format).toBuffer(), extension: type.extension }
  } catch (error) {
    throw new CallError('UPLOAD_TYPE', {}, { cause: error })
  }
}
