import { beforeAll, describe, expect, test } from 'vitest'
import type { TranslationGateway } from '../ports/translation-gateway.ts'

export interface TranslationUnderTest {
  readonly gateway: TranslationGateway
  /** The English translation of 石墨烯电池. */
  readonly graphene: string
}

/** The contract of every translation adapter. */
export function describeTranslationGateway(name: string, open: () => Promise<TranslationUnderTest>): void {
  describe(`translation gateway ${name}`, () => {
    let translation: TranslationUnderTest
    beforeAll(async () => {
      translation = await open()
    })

    test('is named after its adapter and translates into English', () => {
      expect(translation.gateway.adapter).toBe(name)
      expect(translation.gateway.targets).toContain('en')
    })

    test('Chinese becomes English, the same each time, also in concurrent requests', { timeout: 120_000 }, async () => {
      const translations = Array.from({ length: 3 }, () => translation.gateway.translate({ text: '石墨烯电池', target: 'en' }))
      expect(await Promise.all(translations)).toEqual(Array.from({ length: 3 }, () => translation.graphene))
    })

    test.each(['graphene battery', 'TI=(graphene) AND ad>=2020', 'H2O 25 %'])('%s is English already', async (text) => {
      expect(await translation.gateway.translate({ text, target: 'en' })).toBe(text)
    })

    test.each(['', ' \n', '电'.repeat(10_001)])('%# an empty text and one that is too long are rejected', async (text) => {
      await expect(translation.gateway.translate({ text, target: 'en' })).rejects.toThrow(RangeError)
    })

    test('languages that it does not translate into are rejected', async () => {
      const { gateway } = translation
      for (const target of ['zh', 'en', 'fr'] as 'zh'[]) {
        const rejected = gateway.translate({ text: 'graphene 石墨烯', target }).then(
          () => false,
          (error: unknown) => error instanceof RangeError,
        )
        expect(await rejected, target).toBe(!gateway.targets.includes(target))
      }
    })
  })
}
