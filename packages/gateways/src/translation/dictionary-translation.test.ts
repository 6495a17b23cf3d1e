import { describe, expect, test } from 'vitest'
import { sandboxTranslation } from '../sandbox/sandbox-translation.ts'
import { describeTranslationGateway } from '../testing/describe-translation-gateway.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { dictionaryTranslation } from './dictionary-translation.ts'
import { wordsInEnglish } from './words-in-english.ts'

describeTranslationGateway('dictionary', async () => ({ gateway: dictionaryTranslation(), graphene: 'graphene battery' }))
describeTranslationGateway('sandbox', async () => ({ gateway: sandboxTranslation(), graphene: '[en] 石墨烯电池' }))

const GLOSSARY = new Map([
  ['石墨', 'graphite'],
  ['石墨烯', 'graphene'],
  ['电池', 'battery'],
  ['锂', 'lithium'],
  ['通信', 'communication'],
])

describe('a text word by word', () => {
  test.each([
    ['石墨烯电池', 'graphene battery'],
    ['一种石墨烯电池的制备方法', 'graphene battery preparation method'],
    ['锂电池和石墨', 'lithium battery and graphite'],
    ['5G通信，石墨。', '5G communication, graphite.'],
    ['（石墨烯）电池', '(graphene) battery'],
    ['未知石墨', '未 知 graphite'],
    ['石墨  graphene', 'graphite  graphene'],
  ])('%s', (text, english) => expect(wordsInEnglish(text, GLOSSARY)).toBe(english))

  test('a query keeps its fields, operators, brackets and quotes', () => {
    expect(wordsInEnglish('TI=(石墨烯 OR "锂电池") AND ad>=20200101', GLOSSARY)).toBe('TI=(graphene OR "lithium battery") AND ad>=20200101')
  })
})

test('without the dictionary package the operator gets a message', async () => {
  const gateway = dictionaryTranslation(async () => null)
  const error = await rejectionOf(gateway.translate({ text: '石墨', target: 'en' }))
  expect(error).toMatchObject({ gateway: 'translation', adapter: 'dictionary', issue: 'configuration' })
})

test('a dictionary that could not be read is tried again', async () => {
  let times = 0
  const gateway = dictionaryTranslation(async () => {
    if (++times === 1) throw new Error('no memory')
    return GLOSSARY
  })
  expect(await rejectionOf(gateway.translate({ text: '石墨', target: 'en' }))).toMatchObject({ issue: 'configuration' })
  expect(await gateway.translate({ text: '石墨', target: 'en' })).toBe('graphite')
})
