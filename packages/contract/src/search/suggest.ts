import * as z from 'zod'
import { call, type AnswerOf, type Call } from '../call.ts'
import { text } from '../text.ts'

/** What is typed so far, in characters or in pinyin. Words that stand in no document of the chosen databases are left out; patents are counted among them. */
const suggestRequestSchema = z.object({
  /** Suggestions of each kind (B.search-box.32). */
  count: z.int().min(1).max(20).default(5),
  word: text().trim().min(1).max(200),
  typeList: z.array(text()).max(50).default([]),
  countryList: z.array(text()).max(500).default([]),
})

/** A word with the patents that hold it: about so many with `about`, no number where that is not known. */
const wordSchema = z.object({ name: z.string(), count: z.int().optional(), about: z.literal(true).optional() })
/** A company with the patents it applied for. */
const companySchema = z.object({ name: z.string(), count: z.int() })

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
export type Suggestions = AnswerOf<typeof suggestCalls.suggestAll>

export const suggestCalls = {
  /** Words and companies (B.search-box.30). */
  suggestAll: suggestion('all', 'C.suggest.01', z.object({ normalWordList: z.array(wordSchema), companyList: z.array(companySchema) }), {
    zh: '输入联想',
    en: 'Suggestions while typing',
  }),
  /** Words only. */
  suggestWords: suggestion('normal', 'C.suggest.02', z.object({ normalWordList: z.array(wordSchema) }), {
    zh: '输入联想：词',
    en: 'Suggested words',
  }),
  /** Companies only (B.search-box.31). */
  suggestCompanies: suggestion('company', 'C.suggest.03', z.object({ word: z.string(), list: z.array(companySchema) }), {
    zh: '输入联想：企业',
    en: 'Suggested companies',
  }),
  /** What a suggestion would find. */
  countSuggestion: suggestion('countSuggest', 'C.suggest.04', z.int(), { zh: '联想词的命中数', en: 'Hits of a suggestion' }),
}
