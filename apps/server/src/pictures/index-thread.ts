import { createHash } from 'node:crypto'
import { decodePicture, perceptualHash, PictureError, pictureSignature, type PictureView } from '@gezhi/pictures'
import { serveThread } from '@gezhi/threads'
import sharp from 'sharp'
import { decodablePicture } from './decodable-picture.ts'
import { INDEX_THREAD, type PictureInput, type RecordInput } from './index-thread-protocol.ts'
import { pictureIndexFile } from './picture-index-file.ts'
import { pictureModel } from './installed-model.ts'
import { PictureWriter, type DescribedPicture } from './picture-writer.ts'

/** Pixels on the longer side of pictures rendered from other formats: more than is described. */
const RENDERED_SIDE = 480

sharp.concurrency(1)
sharp.cache(false)

let writer: PictureWriter | null = null

function opened(): PictureWriter {
  if (writer === null) throw new Error('No index of pictures is open')
  return writer
}

serveThread(INDEX_THREAD, {
  open: async ({ folder }) => {
    const file = pictureIndexFile(folder, pictureModel().id)
    writer?.close()
    writer = new PictureWriter(file)
    return { file }
  },
  copy: ({ path }) => opened().copyTo(path),
  version: ({ kind }) => opened().version(kind),
  begin: ({ kind, total }) => opened().begin(kind, total),
  due: ({ kind, records }) => opened().due(kind, records),
  put: async (record) => opened().put(record, await described(record)),
  finish: ({ kind, version }) => opened().finish(kind, version),
})

/** One picture at a time: memory is that of one. */
async function described({ shows, pictures }: RecordInput): Promise<DescribedPicture[]> {
  const list: DescribedPicture[] = []
  for (const picture of pictures) {
    const content = createHash('sha256').update(shows).update(picture.data).digest()
    list.push(opened().copyOf(picture.name, content) ?? { name: picture.name, content, ...(await describe(picture, shows)) })
  }
  return list
}

/** Broken pictures are stored without rows: they are not tried again until they change. */
async function describe(
  { data }: PictureInput,
  shows: RecordInput['shows'],
): Promise<Pick<DescribedPicture, 'phash' | 'problem' | 'rows'>> {
  try {
    const raw = await decodePicture(await decodablePicture(data, RENDERED_SIDE), { tolerant: true })
    const views = pictureModel().describe(raw, shows, { parts: shows === 'mark' })
    return views.length === 0
      ? { phash: null, problem: 'PICTURE_BLANK', rows: [] }
      : { phash: bytesOfHash(perceptualHash(raw)), problem: null, rows: views.map(rowOf) }
  } catch (error) {
    if (error instanceof PictureError) return { phash: null, problem: error.code, rows: [] }
    throw error
  }
}

function rowOf({ view, box, shape, colour }: PictureView): DescribedPicture['rows'][number] {
  return { view, box, shape, colour, signature: pictureSignature(shape) }
}

function bytesOfHash(hash: bigint): Uint8Array {
  return new Uint8Array(BigUint64Array.of(hash).buffer)
}
