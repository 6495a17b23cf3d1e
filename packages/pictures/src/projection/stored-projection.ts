import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { COLOUR_BLOCKS, SHAPE_BLOCKS } from '../blocks/view-blocks.ts'
import { COLOUR_DIMENSIONS, SHAPE_DIMENSIONS } from '../picture-model.ts'
import type { LinearMap, Projection } from './projection.ts'

/** What a file is for and from what its maps were learned. */
export interface ProjectionSource {
  readonly learnedFrom: string
}

/** The file of a projection: a line of JSON, then both maps in half precision (means before weights), compressed. */
export function storedProjection(source: ProjectionSource, maps: Omit<Projection, 'id'>): Buffer {
  const values = [maps.shape.mean, maps.shape.weights, maps.colour.mean, maps.colour.weights].flatMap((some) => [...some])
  const halves = Float16Array.from(values)
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(source)}\n`), Buffer.from(halves.buffer)]), { level: 9 })
}

/** Reads the file of a projection; its id is a hash of the content. Throws if it was not written for the present blocks. */
export function readProjection(file: Uint8Array): Projection & ProjectionSource {
  const content = gunzipSync(file)
  const end = content.indexOf('\n') + 1
  const source = JSON.parse(content.toString('utf8', 0, end)) as ProjectionSource
  const sizes = [SHAPE_BLOCKS, SHAPE_BLOCKS * SHAPE_DIMENSIONS, COLOUR_BLOCKS, COLOUR_BLOCKS * COLOUR_DIMENSIONS]
  const expected = sizes.reduce((sum, size) => sum + size, 0) * 2
  if (content.length - end !== expected)
    throw new RangeError(`A projection has ${expected} bytes of numbers, this file ${content.length - end}`)
  const halves = new Float16Array(new Uint8Array(content.subarray(end)).buffer)
  const [shapeMean, shapeWeights, colourMean, colourWeights] = split(halves, sizes)
  return {
    ...source,
    id: createHash('sha256').update(content.subarray(end)).digest('hex').slice(0, 12),
    shape: mapOf(shapeMean!, shapeWeights!),
    colour: mapOf(colourMean!, colourWeights!),
  }
}

function split(values: Float16Array, sizes: readonly number[]): Float32Array[] {
  let from = 0
  return sizes.map((size) => Float32Array.from(values.subarray(from, (from += size))))
}

function mapOf(mean: Float32Array, weights: Float32Array): LinearMap {
  return { mean, weights }
}
