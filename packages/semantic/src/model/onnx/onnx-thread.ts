import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveThread, threadSettings } from '@gezhi/threads'
import { EmbeddingModelError } from '../embedding-model.ts'
import { ONNX_THREAD } from './onnx-protocol.ts'
import { pooled } from './pooled.ts'

/** The used part of `onnxruntime-node`; it is an optional dependency, so its types may be missing. */
interface Runtime {
  readonly InferenceSession: { create(path: string): Promise<Session> }
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown
}
interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(inputs: Record<string, unknown>): Promise<Record<string, { readonly data: Float32Array; readonly dims: readonly number[] }>>
}
interface Encoder {
  encode(text: string): { readonly ids: number[] }
}

const { folder, settings } = threadSettings(ONNX_THREAD)
/** Not a literal in the import, so that types can be checked without the package. */
const RUNTIME = 'onnxruntime-node'
const runtime = import(RUNTIME).then(
  (module: Record<string, unknown>) => (module['default'] ?? module) as Runtime,
  () => null,
)
let loaded: Promise<{ session: Session; encoder: Encoder; tensors: Runtime['Tensor'] }> | null = null

serveThread(ONNX_THREAD, {
  embed: async (texts) => {
    if ((await runtime) === null) throw new EmbeddingModelError('not-installed', `The package ${RUNTIME} is not installed`)
    return embed(texts)
  },
})

async function load(): Promise<{ session: Session; encoder: Encoder; tensors: Runtime['Tensor'] }> {
  const { Tokenizer } = await import('@huggingface/tokenizers')
  const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as object
  const { InferenceSession, Tensor } = (await runtime)!
  // Models without this file use the defaults of the tokenizer.
  const encoder = new Tokenizer(await json('tokenizer.json'), await json('tokenizer_config.json').catch(() => ({})))
  return { session: await InferenceSession.create(join(folder, 'model.onnx')), encoder, tensors: Tensor }
}

async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const { session, encoder, tensors: Tensor } = await (loaded ??= load())
  const ids = texts.map((text) => encoder.encode(text).ids.slice(0, settings.maxTokens))
  const width = Math.max(1, ...ids.map((tokens) => tokens.length))
  const cells = (value: (tokens: readonly number[], at: number) => number) =>
    new Tensor('int64', BigInt64Array.from(ids.flatMap((tokens) => Array.from({ length: width }, (_, at) => BigInt(value(tokens, at))))), [
      texts.length,
      width,
    ])
  const known: Record<string, unknown> = {
    input_ids: cells((tokens, at) => tokens[at] ?? 0),
    attention_mask: cells((tokens, at) => (at < tokens.length ? 1 : 0)),
    token_type_ids: cells(() => 0),
  }
  const outputs = await session.run(Object.fromEntries(session.inputNames.map((name) => [name, known[name]])))
  const name = ['sentence_embedding', 'last_hidden_state'].find((one) => session.outputNames.includes(one)) ?? session.outputNames[0]!
  return pooled(
    outputs[name]!,
    ids.map((tokens) => tokens.length),
    settings.pooling,
  )
}
