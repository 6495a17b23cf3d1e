import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FLOAT = 1
const INT64 = 7

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

function value(name: string, type: number, dims: readonly string[]): Uint8Array {
  const shape = message(...dims.map((dim) => field(1, field(2, dim))))
  return message(field(1, name), field(2, field(1, message(field(1, type), field(2, shape)))))
}

/** A minimal model (onnx.proto3): looks up a vector for each token. */
function lookupModel(rows: number, columns: number, table: Float32Array): Uint8Array {
  const node = message(field(1, 'table'), field(1, 'input_ids'), field(2, 'last_hidden_state'), field(4, 'Gather'))
  const tensor = message(field(1, rows), field(1, columns), field(2, FLOAT), field(8, 'table'), field(9, new Uint8Array(table.buffer)))
  const graph = message(
    field(1, node),
    field(2, 'lookup'),
    field(5, tensor),
    field(11, value('input_ids', INT64, ['texts', 'tokens'])),
    field(12, value('last_hidden_state', FLOAT, ['texts', 'tokens', 'numbers'])),
  )
  return message(field(1, 8), field(7, graph), field(8, message(field(1, ''), field(2, 13))))
}

const WORDS = ['[UNK]', 'a', 'battery', 'electrode', 'cell', 'saddle', 'bicycle', 'query', ':']
const NUMBERS = 4

/** Writes a model with a small vocabulary into a new folder; a different `seed` gives a different model. */
export async function tinyOnnxModel(seed: number, settings: object = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-onnx-'))
  const table = Float32Array.from({ length: WORDS.length * NUMBERS }, (_, i) => Math.sin((i + 1) * (seed + 1)))
  const tokenizer = {
    version: '1.0',
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(WORDS.map((word, i) => [word, i])),
    },
  }
  await writeFile(join(folder, 'model.onnx'), lookupModel(WORDS.length, NUMBERS, table))
  await writeFile(join(folder, 'tokenizer.json'), JSON.stringify(tokenizer))
  await writeFile(join(folder, 'embedding.json'), JSON.stringify(settings))
  return folder
}
