import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { MAX_INTEGER, text } from '../text.ts'

/** Literature that patents cite, as far as the text of a citation tells: most are written in no fixed form. */
const literatureSchema = z.object({
  /** What stands between quotation marks; where nothing does, the whole citation. */
  title: z.string(),
  /** What stands before the title; empty where nothing does. */
  author: z.string(),
  /** What stands behind the title: journal, pages, publisher; empty where nothing does. */
  source: z.string(),
  /** `2004`; empty where the citation names none. */
  year: z.string(),
  /** Always empty: citations have none. */
  abstract: z.string(),
  /** The citation as it was written. */
  text: z.string(),
  /** Patents among those looked at that cite it. */
  citedBy: z.int(),
  /** Some of them. */
  patentList: z.array(z.string()),
})

export type Literature = AnswerOf<typeof literatureCalls.searchLiterature>['list'][number]

export const literatureCalls = {
  /**
   * Literature other than patents: what the patents that a query finds cite, first what holds most of the query's words, then what most of
   * them cite. The patents looked at are the most relevant ones; `totalRelation` is `gte` where there are more.
   */
  searchLiterature: call({
    id: 'C.search.14',
    method: 'POST',
    path: '/api/search/literature/search',
    who: 'reader',
    paced: true,
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
