import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../text.ts'

const targetLang = z.enum(['en', 'zh']).default('en')
const original = text().min(1).max(10_000).regex(/\S/)
const errors = ['TRANSLATION_OFF', 'TRANSLATION_FAILED'] as const

export const translateCalls = {
  /** A text in another language, by default in English (B.search-box.26, G66). A text that is in it already comes back as it is. */
  translate: call({
    id: 'C.translate.01',
    method: 'POST',
    path: '/api/search/translate/translate',
    who: 'guest',
    request: z.object({ targetLang, /** What is translated. */ title: original }),
    answer: z.object({ title: z.string() }),
    errors,
    paced: true,
    summary: { zh: '翻译', en: 'Translates a text' },
  }),
  /** The same for signed-in users under the name of an external engine (decisions G76): no search engine of others is asked. */
  translateText: call({
    id: 'C.translate.02',
    method: 'POST',
    path: '/api/search/google/google',
    who: 'login',
    request: z.object({ targetLang, text: original }),
    /** The translation. */
    answer: z.string(),
    errors,
    paced: true,
    summary: { zh: '翻译（外部引擎代理）', en: 'Translates a text (proxy of an external engine)' },
  }),
}
