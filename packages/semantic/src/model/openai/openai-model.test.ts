import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeEmbeddingModel } from '../../testing/describe-embedding-model.ts'
import { embeddingServer, type EmbeddingServer } from '../../testing/embedding-server.ts'
import { learnedModel } from '../../testing/learned-model.ts'
import { openAiModel } from './openai-model.ts'

let server: EmbeddingServer
const never = new AbortController().signal
const model = (more: object = {}) =>
  openAiModel({ base: server.base, model: 'counting', dimensions: 8, batch: 3, characters: 100, pause: 1, key: 'secret', ...more })

beforeAll(async () => {
  server = await embeddingServer(8)
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = server.rejections.length = 0
  server.dimensions = 8
})

describeEmbeddingModel('a model behind the protocol of OpenAI', {
  model: async () => model(),
  other: async () => model({ model: 'another' }),
})

const TEXTS = ['battery cell electrode', 'battery electrode', 'cell of a battery', 'bicycle saddle', 'saddle of a bicycle', 'bicycle']
describeEmbeddingModel('a model learned from the records', {
  model: async () => learnedModel(TEXTS),
  other: async () => learnedModel([...TEXTS, 'battery saddle']),
})

describe('requests to a server', () => {
  test('sends model, key and texts in batches, none of them empty', async () => {
    await model().embed(['one', '', 'two', 'three', 'four'], 'document', never)
    expect(server.calls.map(({ input }) => input)).toEqual([['one', 'two', 'three'], ['four']])
    expect(server.calls[0]).toMatchObject({ model: 'counting', authorization: 'Bearer secret' })
  })

  test('retries after a temporary rejection, and not after a permanent one', async () => {
    server.rejections.push({ status: 429, retryAfter: '0' }, { status: 503 })
    expect((await model().embed(['one'], 'query', never)).length).toBe(1)
    expect(server.calls.length).toBe(3)
    server.rejections.push({ status: 401 })
    await expect(model().embed(['one'], 'query', never)).rejects.toMatchObject({ reason: 'refused', retry: false })
    expect(server.calls.length).toBe(4)
    server.rejections.push(...Array.from({ length: 4 }, () => ({ status: 500 })))
    await expect(model().embed(['one'], 'query', never)).rejects.toMatchObject({ reason: 'refused', retry: true })
    expect(server.calls.length).toBe(8)
  })

  test('rejects vectors of other dimensions than configured, and reports it without the key', async () => {
    server.dimensions = 6
    const rejected = model().embed(['one'], 'query', never)
    await expect(rejected).rejects.toMatchObject({
      reason: 'wrong-answer',
      message: expect.stringContaining('6 dimensions where 8') as string,
    })
    await expect(rejected).rejects.not.toMatchObject({ message: expect.stringContaining('secret') as string })
  })

  test('a missing server is reported as such', async () => {
    const away = model({ base: 'http://127.0.0.1:9/v1' })
    await expect(away.embed(['one'], 'query', never)).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('stops between two attempts when it is cancelled', async () => {
    server.rejections.push({ status: 429, retryAfter: '30' })
    const stop = new AbortController()
    const pending = model().embed(['one'], 'query', stop.signal)
    setTimeout(() => stop.abort(new Error('stop')), 50)
    await expect(pending).rejects.toThrow('stop')
  })
})
