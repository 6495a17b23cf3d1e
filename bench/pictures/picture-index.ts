import {
  COLOUR_DIMENSIONS,
  hashDistance,
  perceptualHash,
  pictureSignature,
  scanPictures,
  SHAPE_DIMENSIONS,
  type PictureView,
  type RawPicture,
  type ScannedRows,
} from '@gezhi/pictures'

/** Gives each of a set of pictures a score for a query; higher is more alike. */
export interface PictureRanking {
  readonly name: string
  readonly scores: (query: RankingQuery) => Float64Array
}

/** What is looked for: the views of a picture, and its pixels. */
export interface RankingQuery {
  readonly picture: RawPicture
  readonly views: readonly PictureView[]
  readonly colourWeight: number
}

/** A score below that of every found picture. */
const NOT_FOUND = -2

/** Pictures ranked as the product does it: by signatures, then exactly. */
export function viewRanking(pictures: readonly (readonly PictureView[])[]): PictureRanking {
  const rows = rowsOf(pictures)
  return {
    name: 'built-in',
    scores: ({ views, colourWeight }) => {
      const scores = new Float64Array(pictures.length).fill(NOT_FOUND)
      const hits = scanPictures({ queries: [views], combine: 'any', colourWeight, limit: pictures.length }, rows)
      for (const { picture, score } of hits) scores[picture] = score
      return scores
    },
  }
}

/** Pictures ranked by their 64-bit perceptual hashes: what search by picture is compared with. */
export function hashRanking(pictures: readonly RawPicture[]): PictureRanking {
  const hashes = pictures.map(perceptualHash)
  return {
    name: 'pHash',
    scores: ({ picture }) => {
      const query = perceptualHash(picture)
      return Float64Array.from(hashes, (hash) => -hashDistance(hash, query))
    },
  }
}

function rowsOf(pictures: readonly (readonly PictureView[])[]): ScannedRows {
  const all = pictures.flatMap((views, picture) => views.map((view) => ({ view, picture })))
  return {
    signatures: Uint32Array.from(all.flatMap(({ view }) => [...pictureSignature(view.shape)])),
    accepted: null,
    read: (rows) => {
      const shapes = new Int8Array(rows.length * SHAPE_DIMENSIONS)
      const colours = new Int8Array(rows.length * COLOUR_DIMENSIONS)
      rows.forEach((row, i) => {
        shapes.set(all[row]!.view.shape, i * SHAPE_DIMENSIONS)
        colours.set(all[row]!.view.colour, i * COLOUR_DIMENSIONS)
      })
      return {
        shapes,
        colours,
        pictures: rows.map((row) => all[row]!.picture),
        records: rows.map((row) => all[row]!.picture),
        parts: rows.map((row) => Number(all[row]!.view.view === 'part')),
      }
    },
  }
}
