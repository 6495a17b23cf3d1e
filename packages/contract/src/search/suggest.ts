import * as z from 'zod'
import { call, type Call } from '../call.ts'
import { suggestedCompanySchema, suggestedWordSchema, suggestionsSchema } from '../kinds/suggestions.ts'
import { text } from '../text.ts'

/**
 * The typed text, in characters or in pinyin. Words without documents in the chosen databases are left out; counts are of patents in
 * them.
 */
const suggestRequestSchema = z.object({
  /** Number of suggestions of each kind (B.search-box.32). */
  count: z.int().min(1).max(20).default(5),
  word: text().trim().min(1).max(200),
  typeList: z.array(text()).max(50).default([]),
  countryList: z.array(text()).max(500).default([]),
})

const suggestion = <Answer extends z.ZodType>(
  path: string,
  id: string,
  answer: Answer,
  summary: Call['summary'],
): Call<typeof suggestRequestSchema, Answer> =>
  call({
    id,
    method: 'POST',
    path: `/api/search/suggest/${path}`,
    who: 'guest',
    request: suggestRequestSchema,
    answer,
    errors: ['SEARCH_STARTING'],
    summary,
  })

export type SuggestRequest = z.output<typeof suggestRequestSchema>

export const suggestCalls = {
  /** Words and companies (B.search-box.30). */
  suggestAll: suggestion('all', 'C.suggest.01', suggestionsSchema, {
    zh: '检索联想',
    en: 'Suggestions while typing',
  }),
  /** Words only. */
  suggestWords: suggestion('normal', 'C.suggest.02', z.object({ normalWordList: z.array(suggestedWordSchema) }), {
    zh: '检索联想：词',
    en: 'Suggested words',
  }),
  /** Companies only (B.search-box.31). */
  suggestCompanies: suggestion('company', 'C.suggest.03', z.object({ word: z.string(), list: z.array(suggestedCompanySchema) }), {
    zh: '检索联想：企业',
    en: 'Suggested companies',
  }),
  /** Number of hits of a suggestion. */
  countSuggestion: suggestion('countSuggest', 'C.suggest.04', z.int(), { zh: '联想词的命中数', en: 'Hits of a suggestion' }),
}
