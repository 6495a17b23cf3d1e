import { createHash } from 'node:crypto'
import {
  decodePicture,
  learnProjection,
  MIN_TRAINING_PICTURES,
  openPictureModel,
  perceptualHash,
  PictureError,
  pictureSignature,
  storedProjection,
  trainingBlocks,
  type PictureKind,
  type PictureModel,
  type PictureView,
  type TrainingBlocks,
} from '@gezhi/pictures'
import { serveThread, type Handlers } from '@gezhi/threads'
import sharp from 'sharp'
import { decodablePicture } from './decodable-picture.ts'
import { INDEX_THREAD, type IndexOperations, type PictureInput, type RecordInput } from './index-thread-protocol.ts'
import { pictureIndexFile } from './picture-index-file.ts'
import { removeIfDamaged } from './picture-schema.ts'
import { PictureWriter, type DescribedPicture } from './picture-writer.ts'

/** Pixels on the longer side of pictures rendered from other formats: more than is described. */
const RENDERED_SIDE = 480

sharp.concurrency(1)
sharp.cache(false)

let open: { readonly writer: PictureWriter; readonly model: PictureModel } | null = null
let file: string | null = null
const training: Record<PictureKind, TrainingBlocks[]> = { mark: [], drawing: [] }

function opened(): PictureWriter {
  return openIndex().writer
}

/** Work on the open file. */
function intact<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return removeIfDamaged(work, () => {
    open?.writer.close()
    open = null
    return file
  })
}

function openIndex(): NonNullable<typeof open> {
  if (open === null) throw new Error('No index of pictures is open')
  return open
}

const HANDLERS: Handlers<IndexOperations> = {
  open: async ({ folder, choice }) => {
    const model = await openPictureModel(choice)
    const path = pictureIndexFile(folder, model.id, choice.generation)
    open?.writer.close()
    open = null
    file = path
    const writer = await intact(() => new PictureWriter(path, { ...choice, id: model.id, dimensions: model.shapeDimensions }))
    open = { writer, model }
    return { file: path }
  },
  copy: ({ path }) => intact(() => opened().copyTo(path)),
  version: ({ kind }) => intact(() => opened().version(kind)),
  begin: ({ kind, total }) => intact(() => opened().begin(kind, total)),
  due: ({ kind, records }) => intact(() => opened().due(kind, records)),
  put: (record) => intact(async () => opened().put(record, await described(record))),
  finish: ({ kind, version }) => intact(() => opened().finish(kind, version)),
  teach: async ({ shows, family, pictures }) => {
    for (const data of pictures) {
      const raw = await decoded(data).catch(orNull)
      const blocks = raw && trainingBlocks(shows, raw, family)
      if (blocks) training[shows].push(blocks)
    }
    return training[shows].length
  },
  learn: ({ shows }) => {
    const rows = training[shows].splice(0)
    if (rows.length < MIN_TRAINING_PICTURES) return null
    return storedProjection({ learnedFrom: `${rows.length} pictures of this installation` }, learnProjection(rows))
  },
}

serveThread(INDEX_THREAD, HANDLERS, { inBackground: true })

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
    const raw = await decoded(data, shows === 'drawing')
    const views = await openIndex().model.describe(raw, shows, { parts: true })
    return views.length === 0
      ? { phash: null, problem: 'PICTURE_BLANK', rows: [] }
      : { phash: bytesOfHash(perceptualHash(raw)), problem: null, rows: views.map(rowOf) }
  } catch (error) {
    if (error instanceof PictureError) return { phash: null, problem: error.code, rows: [] }
    throw error
  }
}

async function decoded(data: PictureInput['data'], detailed = false): ReturnType<typeof decodePicture> {
  return decodePicture(await decodablePicture(data, RENDERED_SIDE), { tolerant: true, detailed })
}

/** Nothing is learned from a broken picture. */
function orNull(error: unknown): null {
  if (error instanceof PictureError) return null
  throw error
}

function rowOf({ view, box, shape, colour }: PictureView): DescribedPicture['rows'][number] {
  return { view, box, shape, colour, signature: pictureSignature(shape) }
}

function bytesOfHash(hash: bigint): Uint8Array {
  return new Uint8Array(BigUint64Array.of(hash).buffer)
}
