import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FileAnswer } from '../plugins/call-context.ts'

/** Pixels on the longer side of a rendered drawing. */
const LONGEST_SIDE = 1600

export interface DrawingStore {
  /** A drawing as PNG. */
  png(svg: string): Promise<FileAnswer>
}

/**
 * Drawings, which are SVG, are rendered when first asked for and then kept below `files`, under the hash of the SVG: the same drawing of
 * two publications is one file, and a changed one is another.
 */
export function drawingStore(files: string): DrawingStore {
  const folder = join(files, 'drawings')
  const rendering = new Map<string, Promise<Buffer>>()
  return {
    async png(svg) {
      const hash = createHash('sha256').update(svg).digest('hex')
      const file = join(folder, hash.slice(0, 2), `${hash}.png`)
      const kept = await readFile(file).catch(() => null)
      if (kept) return { body: kept, etag: `"${hash}"` }
      const running = rendering.get(hash) ?? render(svg, file).finally(() => rendering.delete(hash))
      rendering.set(hash, running)
      return { body: await running, etag: `"${hash}"` }
    },
  }
}

async function render(svg: string, file: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 192 })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  const png = await picture.png({ palette: true, colours: 32 }).toBuffer()
  await mkdir(join(file, '..'), { recursive: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  await writeFile(unfinished, png)
  await rename(unfinished, file)
  return png
}
