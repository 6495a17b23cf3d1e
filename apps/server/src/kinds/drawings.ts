import { createHash } from 'node:crypto'
import { keyOfDrawing } from '@gezhi/imports'
import sharp, { type Sharp } from 'sharp'
import { FileStoreError, type FileStore, type StoredFile } from '../files/file-store.ts'
import type { FileAnswer } from '../http/call-context.ts'
import type { PictureFiles } from '../files/picture-files.ts'

/** Pixels on the longer side of a rendered drawing. */
const LONGEST_SIDE = 1600

/** A drawing as SVG, or the picture imported with its document. */
export type DrawingData = string | { readonly picture: StoredFile }

export interface DrawingStore {
  /** A drawing as PNG; null if its picture was removed meanwhile or cannot be decoded. */
  png(data: DrawingData): Promise<FileAnswer | null>
}

type PictureOfRecord = Parameters<typeof keyOfDrawing>[0] & { readonly id: string }

/** The picture imported with the document of a drawing; pages (PDF) are not drawings. */
export async function heldPicture(pictures: PictureFiles, drawing: PictureOfRecord): Promise<DrawingData | null> {
  const key = keyOfDrawing(drawing)
  const picture = key === null || key.toUpperCase().endsWith('.PDF') ? null : await pictures.find(key)
  return picture === null ? null : { picture }
}

/**
 * Drawings are SVG or in formats browsers cannot display (TIFF); they are rendered on first request and then stored in the file store
 * under the hash of their source: the same drawing of two publications is one file, and a changed one another.
 */
export function drawingStore(files: FileStore): DrawingStore {
  const making = new Map<string, Promise<Buffer | null>>()
  return {
    async png(data) {
      const hash = createHash('sha256')
        .update(typeof data === 'string' ? data : `${data.picture.key} ${data.picture.size} ${data.picture.tag}`)
        .digest('hex')
      const key = `drawings/${hash.slice(0, 2)}/${hash}.png`
      const running = making.get(hash) ?? storedOrMade(files, key, data).finally(() => making.delete(hash))
      making.set(hash, running)
      const body = await running
      return body === null ? null : { body, etag: `"${hash}"` }
    },
  }
}

async function storedOrMade(files: FileStore, key: string, data: DrawingData): Promise<Buffer | null> {
  // A drawing contained in the record needs no store: while it is unavailable it is rendered each time.
  const onlyCache = typeof data === 'string'
  const stored = await (onlyCache ? files.get(key).catch(awayIs('away' as const)) : files.get(key))
  if (Buffer.isBuffer(stored)) return stored
  const source = onlyCache ? Buffer.from(data) : await files.get(data.picture.key)
  if (source === null) return null
  const png = onlyCache ? await render(sharp(source, { density: 192 })) : await renderable(source)
  if (png === null) return null
  if (stored !== 'away') await files.put(key, png).catch(awayIs(null))
  return png
}

/** Replaces results of an unavailable store; other errors are thrown. */
function awayIs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof FileStoreError) return value
    throw error
  }
}

/** An imported picture as PNG; null if it is broken or has more pixels than may be decoded: a list or an export goes on without it. */
function renderable(source: Buffer): Promise<Buffer | null> {
  return render(sharp(source)).catch(() => null)
}

function render(source: Sharp): Promise<Buffer> {
  const picture = source
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  return picture.png({ palette: true, colours: 32 }).toBuffer()
}
