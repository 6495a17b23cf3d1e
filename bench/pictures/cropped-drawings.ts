import { builtInModel, decodePicture, type PictureView } from '@gezhi/pictures'
import sharp from 'sharp'
import type { PictureRanking } from './picture-index.ts'
import { isRelevant, type DrawingFile, type JudgedPicture } from './picture-sets.ts'
import { measure, meanOf, type RetrievalMeasures } from './retrieval-measures.ts'

/** Two measures of crops: whether the drawing itself was found, and whether it or another drawing of its design was. */
export interface CropMeasures {
  readonly drawing: RetrievalMeasures
  readonly design: RetrievalMeasures
}

const model = builtInModel()

/** How drawings are found by crops of this share of the sides of their ink, each at a random place. Nothing but ink is cut off by all of them. */
export async function measureCrops(
  drawings: readonly DrawingFile[],
  set: readonly JudgedPicture[],
  ranking: PictureRanking,
  share: number,
): Promise<CropMeasures> {
  const random = randomNumbers(share * 1000)
  const all: { drawing: RetrievalMeasures; design: RetrievalMeasures }[] = []
  for (const drawing of drawings) {
    const picture = await decodePicture(await cropOf(drawing, share, random))
    const views: PictureView[] = ranking.name === 'pHash' ? [] : model.describe(picture, 'drawing', { parts: false })
    const scores = ranking.scores({ picture, views, colourWeight: 0 })
    const isSame = (i: number): boolean => set[i] === drawing
    all.push({
      drawing: measure({ scores, self: -1, isRelevant: isSame }),
      design: measure({ scores, self: -1, isRelevant: (i) => isSame(i) || isRelevant(drawing, set[i]!) }),
    })
  }
  return { drawing: meanOf(all.map((one) => one.drawing)), design: meanOf(all.map((one) => one.design)) }
}

async function cropOf({ picture, bytes }: DrawingFile, share: number, random: () => number): Promise<Buffer> {
  const [whole] = model.describe(picture, 'drawing', { parts: false })
  const [left, top, right, bottom] = whole!.box.map((edge) => edge / 255) as [number, number, number, number]
  const { width, height } = picture.source
  const [across, down] = [share * (right - left), share * (bottom - top)]
  const [x, y] = [left + random() * (right - left - across), top + random() * (bottom - top - down)]
  const region = {
    left: Math.round(x * width),
    top: Math.round(y * height),
    width: Math.floor(across * width),
    height: Math.floor(down * height),
  }
  return sharp(bytes).extract(region).png().toBuffer()
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
