import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { WorkerThread } from '@gezhi/threads'
import { embedInBatches } from '../embed-in-batches.ts'
import type { EmbeddingModel } from '../embedding-model.ts'
import { readOnnxSettings } from './onnx-settings.ts'
import { ONNX_THREAD } from './onnx-protocol.ts'

const BATCH = 16
/** A longer text has more tokens than any model processes. */
const CHARACTERS_PER_TOKEN = 8

/**
 * A model in a folder: `model.onnx`, `tokenizer.json`, and optionally `embedding.json` (`OnnxSettings`). Runs in a thread with the
 * package `onnxruntime-node`, which is 290 MB and therefore optional; rejects with `not-installed` without it.
 */
export async function openOnnxModel(folder: string): Promise<EmbeddingModel> {
  const settings = await readOnnxSettings(folder)
  const thread = new WorkerThread(ONNX_THREAD, { folder, settings })
  try {
    const [probe] = await thread.call('embed', [`${settings.queryPrefix}a`])
    const dimensions = probe!.length
    const limits = { batch: BATCH, characters: settings.maxTokens * CHARACTERS_PER_TOKEN }
    const content = await hashOf(folder, JSON.stringify(settings))
    return {
      id: `onnx-${basename(folder)}-${dimensions}-${content}`,
      dimensions,
      limits,
      embed: (texts, as, signal) => {
        const prefix = as === 'query' ? settings.queryPrefix : settings.documentPrefix
        return embedInBatches(
          texts,
          { limits, dimensions },
          (some) =>
            thread.call(
              'embed',
              some.map((text) => prefix + text),
            ),
          signal,
        )
      },
      close: () => thread.close(),
    }
  } catch (error) {
    await thread.close()
    throw error
  }
}

async function hashOf(folder: string, settings: string): Promise<string> {
  const hash = createHash('sha256').update(settings)
  for (const name of ['model.onnx', 'tokenizer.json']) {
    await pipeline(createReadStream(join(folder, name)), async function (chunks) {
      for await (const chunk of chunks as AsyncIterable<Buffer>) hash.update(chunk)
    })
  }
  return hash.digest('hex').slice(0, 16)
}
