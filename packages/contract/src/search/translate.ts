import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../text.ts'

const targetLang = z.enum(['en', 'zh']).default('en')
const original = text().min(1).max(10_000).regex(/\S/)
const errors = ['TRANSLATION_OFF', 'TRANSLATION_FAILED'] as const

export const translateCalls = {
  /** Translates a text, by default into English (B.search-box.26, G66). A text already in the target language is returned unchanged. */
  translate: call({
    id: 'C.translate.01',
    method: 'POST',
    path: '/api/search/translate/translate',
    who: 'guest',
    request: z.object({ targetLang, /** The text to translate. */ title: original }),
    answer: z.object({ title: z.string() }),
    errors,
    countsAsSearch: true,
    summary: { zh: '翻译', en: 'Translates a text' },
  }),
  /**
   * The same for signed-in users, under the path the spec gives for an external engine (decisions G76): no external search engine is
   * called.
   */
  translateText: call({
    id: 'C.translate.02',
    method: 'POST',
    path: '/api/search/google/google',
    who: 'login',
    request: z.object({ targetLang, text: original }),
    /** The translation. */
    answer: z.string(),
    errors,
    countsAsSearch: true,
    summary: { zh: '翻译（外部引擎代理）', en: 'Translates a text (proxy of an external engine)' },
  }),
}
