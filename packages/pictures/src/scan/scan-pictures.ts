import { COLOUR_DIMENSIONS, type PictureView } from '../picture-model.ts'
import { pictureSignature } from '../picture-signature.ts'
import { cosine, viewPenalty, viewScore, type ViewScore } from '../score/view-score.ts'
import { nearestSignatures } from './nearest-signatures.ts'

/** Rows compared exactly for each view of a query: at least this many, at least this share. */
const MIN_COMPARED = 2000
const COMPARED_SHARE = 0.001

/** What a scan looks for. */
export interface PictureScan {
  /** The views of each query picture. */
  readonly queries: readonly (readonly PictureView[])[]
  /** With several query pictures: `all` takes the mean of their scores, `any` the best. */
  readonly combine: 'all' | 'any'
  /** Weight of colour against shape, from 0 to 1. */
  readonly colourWeight: number
  /** Maximum hits. */
  readonly limit: number
  /** Called between steps of some milliseconds; throws to end the scan. */
  readonly checkpoint?: () => void
}

/** The stored rows: their signatures in memory, the rest where `read` finds it. */
export interface ScannedRows {
  /** As many words per row as `signatureWords` of the model's vectors. */
  readonly signatures: Uint32Array
  /** One bit per row, those that pass the filters; null for all. Bit i of word j is row 32 j + i. */
  readonly accepted: Uint32Array | null
  /** The vectors of some rows (ascending row numbers), in the same order. */
  readonly read: (rows: Int32Array) => RowVectors
}

/** Columns of some rows. */
export interface RowVectors {
  /** As many numbers per row as the vectors of the query. */
  readonly shapes: Int8Array
  /** `COLOUR_DIMENSIONS` numbers per row. */
  readonly colours: Int8Array
  /** The picture of each row. */
  readonly pictures: ArrayLike<number>
  /** 1 for each row of the view `part`. */
  readonly parts: ArrayLike<number>
}

/** A found picture with the pair of views that is most alike. */
export interface PictureHit extends ViewScore {
  readonly picture: number
  /** The row number. */
  readonly row: number
  /** Indices of the query picture and of its view. */
  readonly query: number
  readonly queryView: number
}

/**
 * The pictures most like the queries, best first, one hit per picture: the rows with the nearest signatures, compared exactly. Equal scores
 * are ordered by colour, then by picture. A query picture without views (blank) finds nothing.
 */
export function scanPictures(scan: PictureScan, rows: ScannedRows): PictureHit[] {
  const queries = scan.queries.map((views) => views.map((view) => ({ view, rows: nearestRows(view, rows, scan) })))
  const candidates = union(queries.flat().map((query) => query.rows))
  const vectors = rows.read(candidates)
  const found = queries.map((views, query) => bestOfPictures(views, candidates, vectors, query, scan))
  return combined(found, scan.combine)
    .sort((a, b) => b.score - a.score || b.colour - a.colour || a.picture - b.picture)
    .slice(0, scan.limit)
}

interface ComparedView {
  readonly view: PictureView
  /** Its nearest rows, ascending. */
  readonly rows: Int32Array
}

function nearestRows(view: PictureView, { signatures, accepted }: ScannedRows, { checkpoint }: PictureScan): Int32Array {
  checkpoint?.()
  const query = pictureSignature(view.shape)
  const maxCount = Math.max(MIN_COMPARED, Math.ceil((signatures.length / query.length) * COMPARED_SHARE))
  return nearestSignatures(query, signatures, accepted, maxCount)
}

/** Ascending row numbers without repetition. */
function union(lists: readonly Int32Array[]): Int32Array {
  if (lists.length === 1) return lists[0]!
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let size = 0
  for (const list of lists) {
    all.set(list, size)
    size += list.length
  }
  all.sort()
  return all.filter((row, i) => i === 0 || row !== all[i - 1])
}

/** The best row of each picture for one query picture. Upright views are compared with all candidates, turned ones with their own. */
function bestOfPictures(
  views: readonly ComparedView[],
  candidates: Int32Array,
  vectors: RowVectors,
  query: number,
  { colourWeight, checkpoint }: PictureScan,
): Map<number, PictureHit> {
  const best = new Map<number, PictureHit>()
  views.forEach(({ view, rows }, queryView) => {
    checkpoint?.()
    let next = 0
    for (let i = 0; i < candidates.length; i++) {
      const row = candidates[i]!
      const isOwn = rows[next] === row
      if (isOwn) next++
      if (!isOwn && view.orientation !== null) continue
      const score = scoreOf(view, vectors, i, colourWeight)
      const picture = vectors.pictures[i]!
      const known = best.get(picture)
      if (known === undefined || isBetter(score, known)) best.set(picture, { ...score, picture, row, query, queryView })
    }
  })
  return best
}

function scoreOf(view: PictureView, vectors: RowVectors, i: number, colourWeight: number): ViewScore {
  const shape = cosine(view.shape, vectors.shapes, i * view.shape.length)
  const colour = cosine(view.colour, vectors.colours, i * COLOUR_DIMENSIONS)
  return viewScore({ shape, colour }, colourWeight, viewPenalty(view, vectors.parts[i] === 1))
}

function isBetter(a: ViewScore, b: ViewScore): boolean {
  return a.score > b.score || (a.score === b.score && a.colour > b.colour)
}

/** The hits of several query pictures as one: each picture with its best pair of views, and the mean of the scores for `all`. */
function combined(found: readonly Map<number, PictureHit>[], combine: PictureScan['combine']): PictureHit[] {
  if (found.length <= 1) return [...(found[0]?.values() ?? [])]
  const pictures = new Set(found.flatMap((hits) => [...hits.keys()]))
  return [...pictures].map((picture) => {
    const hits = found.flatMap((one) => one.get(picture) ?? [])
    const best = hits.reduce((a, b) => (isBetter(b, a) ? b : a))
    return combine === 'any' ? best : { ...best, score: hits.reduce((sum, hit) => sum + hit.score, 0) / found.length }
  })
}
