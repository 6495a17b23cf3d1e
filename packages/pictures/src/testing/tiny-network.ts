import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FLOAT = 1
const INTS = 7
/** Pixels of each side of the input, and of the squares whose mean is one number of the output. */
const [SIDE, SQUARE] = [32, 4]
/** Numbers of the output. */
export const TINY_NETWORK_DIMENSIONS = 3 * (SIDE / SQUARE) ** 2

/** A field of a protocol buffer: an integer, or bytes with their length. */
function field(number: number, value: number | string | Uint8Array): Uint8Array {
  if (typeof value === 'number') return Uint8Array.from([...varint(number << 3), ...varint(value)])
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return Uint8Array.from([...varint((number << 3) | 2), ...varint(bytes.length), ...bytes])
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
}

const message = (...fields: readonly Uint8Array[]) => Buffer.concat(fields)

function value(name: string, dims: readonly number[]): Uint8Array {
  const shape = message(...dims.map((dim) => field(1, field(1, dim))))
  return message(field(1, name), field(2, field(1, message(field(1, FLOAT), field(2, shape)))))
}

function integers(name: string, values: readonly number[]): Uint8Array {
  return field(5, message(field(1, name), ...values.map((one) => field(8, one)), field(20, INTS)))
}

/** A minimal network (onnx.proto3): the mean colours of 8 × 8 squares. */
function meansOfSquares(): Uint8Array {
  const sides = [SQUARE, SQUARE]
  const pool = message(
    field(1, 'pixels'),
    field(2, 'squares'),
    field(4, 'AveragePool'),
    integers('kernel_shape', sides),
    integers('strides', sides),
  )
  const flatten = message(field(1, 'squares'), field(2, 'vector'), field(4, 'Flatten'))
  const graph = message(
    field(1, pool),
    field(1, flatten),
    field(2, 'squares'),
    field(11, value('pixels', [1, 3, SIDE, SIDE])),
    field(12, value('vector', [1, TINY_NETWORK_DIMENSIONS])),
  )
  return message(field(1, 8), field(7, graph), field(8, message(field(1, ''), field(2, 13))))
}

/** Writes a small network into a new folder, with these entries of its manifest. */
export async function tinyNetwork(manifest: object = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-network-'))
  await writeFile(join(folder, 'model.onnx'), meansOfSquares())
  await writeFile(join(folder, 'picture-model.json'), JSON.stringify({ size: SIDE, ...manifest }))
  return folder
}
