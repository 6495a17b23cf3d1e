import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { embeddingServer } from '@gezhi/semantic/testing'
import { PATENT_KIND } from '@gezhi/records'
import { readSettings } from '../settings/read-settings.ts'
import { aPatent } from '../testing/a-patent.ts'
import { openEngine } from './open-engine.ts'
import { openEmbeddingModel } from './open-embedding-model.ts'

const service = await embeddingServer(8)
const folder = await mkdtemp(join(tmpdir(), 'gezhi-embedding-'))
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const OPENAI = {
  GEZHI_EMBEDDING: 'openai',
  GEZHI_EMBEDDING_URL: service.base,
  GEZHI_EMBEDDING_MODEL: 'counting',
  GEZHI_EMBEDDING_DIMENSIONS: '8',
  GEZHI_EMBEDDING_KEY: 'secret',
}

test('a service that speaks OpenAI’s protocol makes the vectors of semantic search', { timeout: 120_000 }, async () => {
  const engine = await openEngine({ kind: PATENT_KIND, folder }, readSettings(OPENAI))
  try {
    await engine.write({
      puts: [
        aPatent({ publicationNumber: 'US9000001B2', office: 'US', title: 'saddle' }),
        aPatent({ publicationNumber: 'US9000002B2', office: 'US', title: 'battery electrode' }),
      ],
    })
    expect(await engine.semantic!.build()).toMatchObject({ vectors: 2, waiting: 0, model: { dimensions: 8, sample: null } })
    // No record contains the word; this model treats words of one length and first letter as equal.
    const { hits } = await engine.semantic!.rank({ question: { kind: 'text', text: 'socket' }, from: 0, size: 5 })
    expect(hits[0]).toMatchObject({ docId: 'US9000001B2', ranks: { vector: 1 } })
    expect(service.calls[0]).toMatchObject({ model: 'counting', input: ['saddle', 'battery electrode'], authorization: 'Bearer secret' })
    expect(service.calls.at(-1)?.input).toEqual(['socket'])
  } finally {
    await engine.close()
  }
})

test('without a setting the model is the one that learns from the records', async () => {
  expect(await openEmbeddingModel(readSettings({}))).toBeNull()
})

test('a folder without a model ends the start with the name of the setting', async () => {
  const settings = readSettings({ GEZHI_EMBEDDING: 'onnx', GEZHI_EMBEDDING_FOLDER: folder })
  await expect(openEmbeddingModel(settings)).rejects.toThrow('GEZHI_EMBEDDING_FOLDER')
})

test('the settings of a kind of model are required, and the key is never quoted', () => {
  const errors = (environment: Record<string, string>) => {
    try {
      readSettings(environment)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(errors({ GEZHI_EMBEDDING: 'openai' })).toMatch(/GEZHI_EMBEDDING_URL: is required.*\nGEZHI_EMBEDDING_MODEL: is required/)
  expect(errors({ GEZHI_EMBEDDING: 'onnx' })).toContain('GEZHI_EMBEDDING_FOLDER: is required')
  expect(errors({ ...OPENAI, GEZHI_MEANING: 'off' })).toContain('GEZHI_EMBEDDING: must be off with GEZHI_MEANING=off')
  expect(errors({ ...OPENAI, GEZHI_EMBEDDING_DIMENSIONS: '0' })).not.toContain('secret')
})
