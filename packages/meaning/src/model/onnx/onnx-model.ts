import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { embedInBatches } from '../embed-in-batches.ts'
import { MeaningModelError, type MeaningModel } from '../meaning-model.ts'
import { readOnnxSettings } from './onnx-settings.ts'
import type { OnnxAnswer, OnnxQuestion, OnnxThreadData } from './onnx-thread.ts'

const BATCH = 16
/** More characters than so many make more tokens than any model looks at. */
const CHARACTERS_PER_TOKEN = 8

/**
 * A model in a folder: `model.onnx`, `tokenizer.json`, and what `OnnxSettings` says in `embedding.json`. Runs in a thread of its own, by the package
 * `onnxruntime-node`, which is 290 MB and therefore installed by whoever wants it; rejects with `not-installed` without it.
 */
export async function openOnnxModel(folder: string): Promise<MeaningModel> {
  const settings = await readOnnxSettings(folder)
  const thread = new OnnxThread({ folder, settings })
  try {
    const [probe] = await thread.embed([`${settings.queryPrefix}a`])
    const dimensions = probe!.length
    const limits = { batch: BATCH, characters: settings.maxTokens * CHARACTERS_PER_TOKEN }
    const content = await hashOf(folder, JSON.stringify(settings))
    return {
      id: `onnx-${basename(folder)}-${dimensions}-${content}`,
      dimensions,
      limits,
      embed: (texts, as, signal) => {
        const prefix = as === 'query' ? settings.queryPrefix : settings.documentPrefix
        return embedInBatches(texts, { limits, dimensions }, (some) => thread.embed(some.map((text) => prefix + text)), signal)
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

class OnnxThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, (answer: OnnxAnswer) => void>()
  #number = 0

  constructor(workerData: OnnxThreadData) {
    this.#worker = new Worker(new URL('./onnx-thread.ts', import.meta.url), { workerData })
    this.#worker.on('message', (answer: OnnxAnswer) => this.#settle(answer))
    this.#worker.on('error', (error) => this.#failAll(String(error)))
    this.#worker.on('exit', () => this.#failAll('The thread of the embedding model ended'))
    this.#worker.unref()
  }

  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const { promise, resolve } = Promise.withResolvers<OnnxAnswer>()
    const question: OnnxQuestion = { number: ++this.#number, texts }
    this.#waiting.set(question.number, resolve)
    this.#worker.ref()
    this.#worker.postMessage(question)
    const answer = await promise
    if ('vectors' in answer) return answer.vectors
    throw new MeaningModelError(answer.installed ? 'wrong-answer' : 'not-installed', answer.error)
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #settle(answer: OnnxAnswer): void {
    this.#waiting.get(answer.number)?.(answer)
    this.#waiting.delete(answer.number)
    if (this.#waiting.size === 0) this.#worker.unref()
  }

  #failAll(error: string): void {
    for (const number of this.#waiting.keys()) this.#settle({ number, error, installed: true })
  }
}
