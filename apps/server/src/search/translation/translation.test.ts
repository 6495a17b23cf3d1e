import { gateways, GatewayError, type TranslationGateway } from '@gezhi/gateways'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { readSettings } from '../../settings/read-settings.ts'

const PATH = '/api/search/translate/translate'

/** The gateways of a server with this for translation. */
function withTranslation(translation: TranslationGateway | null) {
  return { ...gateways(readSettings({}), 'development'), translation }
}

describe('translation', async () => {
  const { post } = await buildTestApp({
    gateways: withTranslation({
      adapter: 'dictionary',
      targets: ['en'],
      translate: async ({ text }) => {
        if (text === '坏') throw new GatewayError({ gateway: 'translation', adapter: 'dictionary' }, 'timeout')
        if (text === '无') throw new GatewayError({ gateway: 'translation', adapter: 'dictionary' }, 'configuration')
        return text === '石墨烯' ? 'graphene' : text
      },
    }),
  })

  test('search-box.26: the request has a title and its language, the response its translation', async () => {
    expect(await post(PATH, { targetLang: 'en', title: '石墨烯' })).toMatchObject({ code: 200, data: { title: 'graphene' } })
    expect(await post(PATH, { title: '石墨烯' })).toMatchObject({ code: 200, data: { title: 'graphene' } })
    for (const body of [{}, { title: '' }, { title: '  ' }, { title: '石'.repeat(10_001) }, { title: '石墨烯', targetLang: 'fr' }])
      expect(await post(PATH, body)).toMatchObject({ code: 400 })
  })

  test('what no engine can translate is code 500 with a message, and so is a failure', async () => {
    expect(await post(PATH, { title: 'graphene', targetLang: 'zh' })).toMatchObject({ code: 500, message: '没有可用的翻译引擎' })
    expect(await post(PATH, { title: '无' })).toMatchObject({ code: 500, message: '没有可用的翻译引擎' })
    expect(await post(PATH, { title: '坏' }, { 'accept-language': 'en' })).toMatchObject({
      code: 500,
      message: 'Translation failed; please try again later',
    })
  })

  test('the external engine’s name needs a login', async () => {
    expect(await post('/api/search/google/google', { text: '石墨烯' })).toMatchObject({ code: 401 })
  })
})

describe('without an engine', async () => {
  const { post } = await buildTestApp({ gateways: withTranslation(null) })

  test('code 500 with a message', async () => {
    expect(await post(PATH, { title: '石墨烯' })).toMatchObject({ code: 500, message: '没有可用的翻译引擎' })
  })
})
