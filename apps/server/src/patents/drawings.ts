import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FileAnswer } from '../plugins/call-context.ts'
import type { DrawingData } from './drawing-sources.ts'

/** Pixels on the longer side of a rendered drawing. */
const LONGEST_SIDE = 1600

export interface DrawingStore {
  /** A drawing as PNG. */
  png(data: DrawingData): Promise<FileAnswer>
}

/**
 * Drawings, which are SVG or pictures no browser shows (TIFF), are rendered when first asked for and then kept below `files`, under the
 * hash of what they were made from: the same drawing of two publications is one file, and a changed one is another.
 */
export function drawingStore(files: string): DrawingStore {
  const folder = join(files, 'drawings')
  const rendering = new Map<string, Promise<Buffer>>()
  return {
    async png(data) {
      const hash = createHash('sha256')
        .update(typeof data === 'string' ? data : await pictureState(data.picture))
        .digest('hex')
      const file = join(folder, hash.slice(0, 2), `${hash}.png`)
      const kept = await readFile(file).catch(() => null)
      if (kept) return { body: kept, etag: `"${hash}"` }
      const running = rendering.get(hash) ?? render(data, file).finally(() => rendering.delete(hash))
      rendering.set(hash, running)
      return { body: await running, etag: `"${hash}"` }
    },
  }
}

/** Changes when the picture does. */
async function pictureState(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path)
  return `${path} ${size} ${mtimeMs}`
}

async function render(data: DrawingData, file: string): Promise<Buffer> {
  const picture = (typeof data === 'string' ? sharp(Buffer.from(data), { density: 192 }) : sharp(data.picture))
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  const png = await picture.png({ palette: true, colours: 32 }).toBuffer()
  await mkdir(join(file, '..'), { recursive: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  await writeFile(unfinished, png)
  await rename(unfinished, file)
  return png
}
