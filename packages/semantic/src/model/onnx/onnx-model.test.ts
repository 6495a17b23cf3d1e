import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeEmbeddingModel } from '../../testing/describe-embedding-model.ts'
import { tinyOnnxModel } from '../../testing/tiny-onnx-model.ts'
import { openOnnxModel } from './onnx-model.ts'
import { pooled } from './pooled.ts'

const RUNTIME = 'onnxruntime-node'
const isInstalled = await import(RUNTIME).then(
  () => true,
  () => false,
)
const reason = `the package ${RUNTIME} is ${isInstalled ? '' : 'not '}installed`
if (!isInstalled)
  console.warn(`Tests of models in a folder are skipped: the package ${RUNTIME} is not installed (npm install --no-save ${RUNTIME})`)

let folders: string[]
beforeAll(async () => {
  folders = [
    await tinyOnnxModel(1, { maxTokens: 24 }),
    await tinyOnnxModel(2, { maxTokens: 24 }),
    await tinyOnnxModel(1, { queryPrefix: 'query: ' }),
  ]
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

describe.skipIf(!isInstalled)(`with the runtime: ${reason}`, () => {
  describeEmbeddingModel('a model in a folder', { model: () => openOnnxModel(folders[0]!), other: () => openOnnxModel(folders[1]!) })

  test('a question has its prefix, a document its own', async () => {
    const model = await openOnnxModel(folders[2]!)
    const [[question], [document]] = await Promise.all([
      model.embed(['battery'], 'query', new AbortController().signal),
      model.embed(['query : battery'], 'document', new AbortController().signal),
    ])
    expect(question).toEqual(document)
    await model.close()
  })
})

test.skipIf(isInstalled)(`without the runtime it reports what is missing: ${reason}`, async () => {
  await expect(openOnnxModel(folders[0]!)).rejects.toMatchObject({ reason: 'not-installed' })
})

test('unknown settings are rejected', async () => {
  const folder = await tinyOnnxModel(1, { pooling: 'max' })
  folders.push(folder)
  await expect(openOnnxModel(folder)).rejects.toThrow('embedding.json')
})

test('tokens beyond the end of a text have no part in its vector', () => {
  const data = Float32Array.from([1, 2, 3, 4, 90, 90, 5, 6, 7, 8, 9, 10])
  expect(pooled({ data, dims: [2, 3, 2] }, [2, 3], 'mean').map((vector) => [...vector])).toEqual([
    [2, 3],
    [7, 8],
  ])
  expect(pooled({ data, dims: [2, 3, 2] }, [2, 3], 'cls').map((vector) => [...vector])).toEqual([
    [1, 2],
    [5, 6],
  ])
})
