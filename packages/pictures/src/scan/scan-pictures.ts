import type { PictureView } from '../picture-model.ts'
import { pictureSignature } from '../picture-signature.ts'
import { viewPenalty, viewScore, type ViewScore } from '../score/view-score.ts'
import { nearestSignatures } from './nearest-signatures.ts'

/** Rows compared exactly for each view of a query: at least this many, at least this share. */
const MIN_COMPARED = 2000
const COMPARED_SHARE = 0.001

/** What a scan looks for. */
export interface PictureScan {
  /** The views of each query picture. */
  readonly queries: readonly (readonly PictureView[])[]
  /**
   * With several query pictures, each takes its best score among the pictures of a record: `all` takes the mean of them, with one hit per
   * record; `any` takes the best, with one hit per picture.
   */
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
  /** The picture of each row, and the record of the picture. */
  readonly pictures: ArrayLike<number>
  readonly records: ArrayLike<number>
  /** 1 for each row of the view `part`. */
  readonly parts: ArrayLike<number>
}

/** A found picture with the pair of views that is most alike. */
export interface PictureHit extends ViewScore {
  readonly picture: number
  readonly record: number
  /** The row number. */
  readonly row: number
  /** Indices of the query picture and of its view. */
  readonly query: number
  readonly queryView: number
}

/**
 * The pictures most like the queries, best first: the rows with the nearest signatures, compared exactly. Scores of the same percentage are
 * ordered by colour, which black and white queries leave out of the score, then by the score. A query picture without views (blank) finds
 * nothing.
 */
export function scanPictures(scan: PictureScan, rows: ScannedRows): PictureHit[] {
  const queries = nearestRows(scan, rows)
  const candidates = union(queries.flat().map((query) => query.rows))
  const vectors = rows.read(candidates)
  const found = queries.map((views, query) => bestOfPictures(views, candidates, vectors, query, scan))
  return combined(found, scan.combine)
    .sort(
      (a, b) => percent(b.score) - percent(a.score) || percent(b.colour) - percent(a.colour) || b.score - a.score || a.picture - b.picture,
    )
    .slice(0, scan.limit)
}

function percent(score: number): number {
  return Math.round(100 * score)
}

interface ComparedView {
  readonly view: PictureView
  /** Its nearest rows, ascending. */
  readonly rows: Int32Array
}

function nearestRows({ queries, checkpoint }: PictureScan, { signatures, accepted }: ScannedRows): ComparedView[][] {
  const views = queries.flat()
  const searched = views.map(({ shape }) => pictureSignature(shape))
  const rows = signatures.length / (searched[0]?.length ?? 1)
  const maxCount = Math.max(MIN_COMPARED, Math.ceil(rows * COMPARED_SHARE))
  const nearest = nearestSignatures(searched, { signatures, accepted, maxCount, checkpoint })
  let next = 0
  return queries.map((query) => query.map((view) => ({ view, rows: nearest[next++]! })))
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
  const lengths = { shape: squares(vectors.shapes, candidates.length), colour: squares(vectors.colours, candidates.length) }
  const best = bestOfRows(candidates.length)
  views.forEach(({ view, rows }, queryView) => {
    checkpoint?.()
    const own = view.orientation === null ? candidates : rows
    const [shapeSquare, colourSquare] = [squares(view.shape, 1)[0]!, squares(view.colour, 1)[0]!]
    for (let i = 0, next = 0; next < own.length; i++) {
      if (candidates[i] !== own[next]) continue
      next++
      const shape = cosineOf(dotProduct(view.shape, vectors.shapes, i), shapeSquare, lengths.shape[i]!)
      const colour = cosineOf(dotProduct(view.colour, vectors.colours, i), colourSquare, lengths.colour[i]!)
      const { score } = viewScore({ shape, colour }, colourWeight, viewPenalty(view, vectors.parts[i] === 1))
      if (score < best.score[i]! || (score === best.score[i]! && colour <= best.colour[i]!)) continue
      best.score[i] = score
      best.shape[i] = shape
      best.colour[i] = colour
      best.queryView[i] = queryView
    }
  })
  return byPicture(best, candidates, vectors, query)
}

/** Columns of candidates with their best view of a query; a score of -Infinity without one. */
interface BestOfRows {
  readonly score: Float64Array
  readonly shape: Float64Array
  readonly colour: Float64Array
  readonly queryView: Int32Array
}

function bestOfRows(count: number): BestOfRows {
  const column = (): Float64Array => new Float64Array(count).fill(-Infinity)
  return { score: column(), shape: column(), colour: column(), queryView: new Int32Array(count) }
}

function byPicture(
  { score, shape, colour, queryView }: BestOfRows,
  candidates: Int32Array,
  { pictures, records }: RowVectors,
  query: number,
) {
  const rowOf = new Map<number, number>()
  for (let i = 0; i < candidates.length; i++) {
    if (score[i] === -Infinity) continue
    const known = rowOf.get(pictures[i]!)
    if (known === undefined || score[i]! > score[known]! || (score[i] === score[known] && colour[i]! > colour[known]!))
      rowOf.set(pictures[i]!, i)
  }
  const hits = new Map<number, PictureHit>()
  for (const [picture, i] of rowOf) {
    const found = { score: score[i]!, shape: shape[i]!, colour: colour[i]! }
    hits.set(picture, { ...found, picture, record: records[i]!, row: candidates[i]!, query, queryView: queryView[i]! })
  }
  return hits
}

/** The sum of the squares of each of `count` vectors of the same length, one after the other. */
function squares(vectors: Int8Array, count: number): Int32Array {
  const length = vectors.length / count
  return Int32Array.from({ length: count }, (_, i) => dotProduct(vectors.subarray(i * length, (i + 1) * length), vectors, i))
}

/** Of a vector and the one at an index of vectors of the same length. */
function dotProduct(vector: Int8Array, vectors: Int8Array, index: number): number {
  const { length } = vector
  let sum = 0
  for (let i = 0, at = index * length; i < length; i++, at++) sum += vector[i]! * vectors[at]!
  return sum
}

function cosineOf(dot: number, squareA: number, squareB: number): number {
  return dot === 0 ? 0 : dot / Math.sqrt(squareA * squareB)
}

function isBetter(a: ViewScore, b: ViewScore): boolean {
  return a.score > b.score || (a.score === b.score && a.colour > b.colour)
}

/** The hits of several query pictures as one list. */
function combined(found: readonly Map<number, PictureHit>[], combine: PictureScan['combine']): PictureHit[] {
  if (found.length <= 1) return [...(found[0]?.values() ?? [])]
  if (combine === 'any')
    return [
      ...bestBy(
        found.flatMap((hits) => [...hits.values()]),
        'picture',
      ).values(),
    ]
  const records = found.map((hits) => bestBy(hits.values(), 'record'))
  const best = bestBy(
    records.flatMap((hits) => [...hits.values()]),
    'record',
  )
  return [...best.values()].map((hit) => {
    const sum = records.reduce((total, hits) => total + (hits.get(hit.record)?.score ?? 0), 0)
    return { ...hit, score: sum / found.length }
  })
}

/** The best hit of each picture or record. */
function bestBy(hits: Iterable<PictureHit>, key: 'picture' | 'record'): Map<number, PictureHit> {
  const best = new Map<number, PictureHit>()
  for (const hit of hits) {
    const known = best.get(hit[key])
    if (known === undefined || isBetter(hit, known)) best.set(hit[key], hit)
  }
  return best
}
