import * as z from 'zod'
import { call } from '../call.ts'
import { expandedWordSchema, synonymSchema } from '../kinds/synonym.ts'
import { text } from '../text.ts'

/** One word or phrase, or several separated by commas, semicolons or line breaks. */
const word = text().trim().min(1).max(500)

export const keywordCalls = {
  /** The keywords of a text, highest weight first (B.search-box.54). */
  searchKeywords: call({
    id: 'C.keyword.01',
    method: 'POST',
    path: '/api/search/keyword/search',
    who: 'guest',
    request: z.object({ word: text().trim().min(1).max(10_000) }),
    answer: z.array(
      z.object({
        word: z.string(),
        /** 0 to 1; the sum of all is 1. */
        weight: z.number(),
        /** Patents that contain it. */
        count: z.int(),
      }),
    ),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '文本的关键词', en: 'Keywords of a text' },
  }),
  /** Synonyms of each word, those of administrators first, then by score; a phrase without any is expanded word by word. */
  expandKeywords: call({
    id: 'C.keyword.02',
    method: 'POST',
    path: '/api/search/keyword/expand',
    who: 'guest',
    request: z.object({
      word,
      count: z.int().min(1).max(50).default(10),
      /** Only synonyms: those of the administrators, of the technical dictionary, and translations confirmed in both directions. */
      equivalent: z.boolean().default(false),
    }),
    answer: z.array(expandedWordSchema),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '智能扩展：同义词', en: 'Smart expansion: synonyms' },
  }),
  /** Suggestions for a word typed into a row of a form: words and names of the index that start with it, and synonyms. */
  suggestKeywords: call({
    id: 'C.keyword.03',
    method: 'POST',
    path: '/api/search/keyword/help',
    who: 'guest',
    request: z.object({
      word: text().trim().min(1).max(200),
      /** Only one kind; without it all of them. */
      type: z.enum(['word', 'applicant', 'synonym']).optional(),
      count: z.int().min(1).max(50).default(10),
    }),
    answer: z.array(
      z.object({
        word: z.string(),
        type: z.enum(['word', 'applicant', 'synonym']),
        /** Patents that contain it; null if not counted. */
        count: z.int().nullable(),
        /** Of a synonym. */
        source: synonymSchema.shape.source.nullable(),
      }),
    ),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '关键词助手', en: 'Keyword assistant of forms' },
  }),
  /** The distinct words of a text, in order of occurrence. */
  splitText: call({
    id: 'C.imageSearch.08',
    method: 'GET',
    path: '/api/search/imageSearch/splitContent',
    who: 'reader',
    request: z.object({ content: text().trim().min(1).max(2000) }),
    answer: z.array(z.string()),
    summary: { zh: '文本切分为词', en: 'Splits a text into words' },
  }),
  /** The words of a text, each with its synonyms. */
  splitAndExpandText: call({
    id: 'C.imageSearch.06',
    method: 'POST',
    path: '/api/search/imageSearch/splitExtendContent',
    who: 'reader',
    request: z.object({ content: text().trim().min(1).max(2000) }),
    answer: z.array(z.object({ word: z.string(), extendList: z.array(synonymSchema) })),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '文本切分为词并扩展', en: 'Splits a text into words and expands them' },
  }),
}
