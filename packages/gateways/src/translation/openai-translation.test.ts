import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { describeTranslationGateway } from '../testing/describe-translation-gateway.ts'
import { completion, startFakeOpenAi, type FakeOpenAi } from '../testing/fake-openai.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { openAiTranslation } from './openai-translation.ts'

let openai: FakeOpenAi
beforeAll(async () => {
  openai = await startFakeOpenAi()
  openai.translations.set('石墨烯电池', 'graphene battery').set('graphene', '石墨烯')
})
afterAll(() => openai.server.close())

function open({ server = openai.server.url, key = openai.key, model = openai.model } = {}) {
  return openAiTranslation({ base: new URL('/v1', server), key, model, limits: TEST_LIMITS })
}

const graphene = { text: '石墨烯电池', target: 'en' } as const

describeTranslationGateway('openai', async () => ({ gateway: open(), graphene: 'graphene battery' }))

describeProviderFailures('chat completions', {
  server: () => openai.server,
  call: (server) => open({ server }).translate(graphene),
  idempotent: true,
  secrets: () => [openai.key],
})

describe('translation by a language model', () => {
  test('into Chinese as well; an address that ends in a slash is the same', async () => {
    await expect(open().translate({ text: 'graphene', target: 'zh' })).resolves.toBe('石墨烯')
    const base = new URL('/v1/', openai.server.url)
    await expect(openAiTranslation({ base, key: openai.key, model: openai.model }).translate(graphene)).resolves.toBe('graphene battery')
  })

  test('text around a translation is removed, an empty or truncated one rejected', async () => {
    openai.next.push({ status: 200, body: completion(' graphene \n') })
    await expect(open().translate(graphene)).resolves.toBe('graphene')
    for (const body of [completion(null), completion(''), completion('graph', 'length'), { choices: [] }, {}]) {
      openai.next.push({ status: 200, body })
      expect(await rejectionOf(open().translate(graphene))).toMatchObject({ gateway: 'translation', issue: 'provider' })
    }
  })

  test('a wrong key, an unknown model and a limit are distinguished, without quoting the key', async () => {
    const wrong = 'sk-wrong/key=='
    const rejected = await rejectionOf(open({ key: wrong }).translate(graphene), [wrong])
    expect(rejected).toMatchObject({ issue: 'configuration', providerCode: 'invalid_api_key' })
    expect(await rejectionOf(open({ model: 'other' }).translate(graphene))).toMatchObject({ issue: 'configuration' })
    openai.next.push({ status: 429, body: { error: { message: 'Rate limit', code: 'rate_limit_exceeded' } } })
    expect(await rejectionOf(open().translate(graphene))).toMatchObject({ issue: 'throttled', providerCode: 'rate_limit_exceeded' })
    openai.next.push({ status: 503, body: {} })
    expect(await rejectionOf(open().translate(graphene))).toMatchObject({ issue: 'provider', providerCode: 'HTTP 503' })
  })

  test('without a key none is sent', async () => {
    const { requests } = openai.server
    await rejectionOf(open({ key: '' }).translate(graphene))
    expect(requests.at(-1)!.headers).not.toHaveProperty('authorization')
  })
})
