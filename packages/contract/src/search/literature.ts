import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { MAX_INTEGER, text } from '../text.ts'

/** Literature cited by patents, as far as it can be parsed: most citations have no fixed form. */
const literatureSchema = z.object({
  /** The text between quotation marks; without any, the whole citation. */
  title: z.string(),
  /** The text before the title; empty if there is none. */
  author: z.string(),
  /** The text after the title (journal, pages, publisher); empty if there is none. */
  source: z.string(),
  /** `2004`; empty if the citation has none. */
  year: z.string(),
  /** Always empty: citations have none. */
  abstract: z.string(),
  /** The citation as it was written. */
  text: z.string(),
  /** Number of examined patents that cite it. */
  citedBy: z.int(),
  /** Some of them. */
  patentList: z.array(z.string()),
})

export type Literature = AnswerOf<typeof literatureCalls.searchLiterature>['list'][number]

export const literatureCalls = {
  /**
   * Non-patent literature cited by the patents that a query finds: first citations that contain most of the query's words, then the most
   * cited. Only the most relevant patents are examined; `totalRelation` is `gte` if there are more.
   */
  searchLiterature: call({
    id: 'C.search.14',
    method: 'POST',
    path: '/api/search/literature/search',
    who: 'reader',
    countsAsSearch: true,
    request: z.object({
      queryStr: text().trim().min(1).max(10_000),
      from: z.int().min(0).max(MAX_INTEGER).default(0),
      size: z.int().min(0).max(100).default(20),
    }),
    answer: z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']), list: z.array(literatureSchema) }),
    errors: [
      ...(['QUERY_SYNTAX', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'] as const),
      ...(['CAPTCHA_NEEDED', 'PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const),
    ],
    summary: { zh: '非专利文献检索', en: 'Search of cited non-patent literature' },
  }),
}
