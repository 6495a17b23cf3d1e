import { normalized } from '../blocks/histogram-block.ts'

/** A linear map after subtraction of a mean. */
export interface LinearMap {
  readonly mean: Float32Array
  /** As many numbers as `mean` for each output, one output after the other. */
  readonly weights: Float32Array
}

/** Projections of the blocks of shape and colour. */
export interface Projection {
  /** Distinguishes what it was learned from: vectors of different projections are never compared. */
  readonly id: string
  readonly shape: LinearMap
  readonly colour: LinearMap
}

/** Factors between numbers of a vector of length 1 and bytes. */
const SHAPE_SCALE = 400
const COLOUR_SCALE = 300

/** Projects blocks of shape to bytes. */
export function projectShape({ shape }: Projection, blocks: Float32Array): Int8Array {
  return bytesOf(projected(shape, blocks), SHAPE_SCALE)
}

/** Projects blocks of colour to bytes. */
export function projectColour({ colour }: Projection, blocks: Float32Array): Int8Array {
  return bytesOf(projected(colour, blocks), COLOUR_SCALE)
}

/** The outputs of a map, normalized to length 1. */
export function projected({ mean, weights }: LinearMap, values: Float32Array): Float32Array {
  const size = mean.length
  const outputs = new Float32Array(weights.length / size)
  const centred = Float64Array.from(mean, (value, i) => values[i]! - value)
  for (let i = 0; i < outputs.length; i++) {
    let sum = 0
    for (let j = 0, at = i * size; j < size; j++, at++) sum += weights[at]! * centred[j]!
    outputs[i] = sum
  }
  return normalized(outputs)
}

function bytesOf(values: Float32Array, scale: number): Int8Array {
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(scale * value))))
}
