import * as z from 'zod'
import { call, type Call } from '../call.ts'
import { searchAnswerSchema, searchRequestSchema } from './search.ts'
import { text } from '../text.ts'

/**
 * Each search mode has its own call (B.search-modes.15). They differ in their criteria; rows, groups, order and paging are the same. All
 * of them accept an additional query, empty for none.
 */
export const modeRequestSchema = searchRequestSchema.extend({
  filter: z
    .object({ queryStr: text().default(''), mode: z.literal('command').default('command') })
    .default({ queryStr: '', mode: 'command' }),
})

/** A part of the results of a search mode, with its number of patents. */
const partSchema = z.object({ part: z.string(), total: z.int() })

const MODE_ERRORS = [
  ...(['QUERY_SYNTAX', 'PATTERN_TOO_BROAD', 'UNKNOWN_FIELD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'] as const),
  ...(['CAPTCHA_NEEDED', 'PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const),
] as const

/**
 * The call of a search mode; `errors` are added to those of all lists. Guests use simple search and the advanced form, which have their
 * own call; other modes require login (decisions G04, G05) unless `who` is given.
 */
export function modeCall<Request extends z.ZodType, Answer extends z.ZodType>(
  definition: Pick<Call<Request, Answer>, 'id' | 'path' | 'request' | 'answer' | 'summary' | 'errors'> & Partial<Pick<Call, 'who'>>,
): Call<Request, Answer> {
  return call({
    who: 'reader',
    ...definition,
    method: 'POST',
    countsAsSearch: true,
    errors: [...MODE_ERRORS, ...(definition.errors ?? [])],
  })
}

/** Maximum number of numbers a citation search may start from. */
const MAX_NUMBERS = 500

/** What an extended search adds to a query. */
const EXTENSIONS = ['synonyms', 'family', 'citing', 'cited'] as const

export const searchModesCalls = {
  /** Command search: the query language with operators in any letter case. */
  searchByCommand: modeCall({
    id: 'C.search.02',
    path: '/api/search/ts/instructSearch',
    request: searchRequestSchema.extend({ filter: z.object({ queryStr: text(), mode: z.literal('command').default('command') }) }),
    answer: searchAnswerSchema,
    summary: { zh: '命令检索', en: 'Command search' },
  }),
  /** Citation search: what the patents of a list of numbers cite, what cites them, or both, over one to three steps. */
  searchByCitation: modeCall({
    id: 'C.search.03',
    path: '/api/search/ts/quoteSearch',
    request: modeRequestSchema.extend({
      /** Publication or application numbers in any writing. */
      numberList: z.array(text().min(1).max(60)).min(1).max(MAX_NUMBERS),
      /** `cited`: what they cite; `citing`: what cites them. */
      direction: z.enum(['citing', 'cited', 'both']).default('both'),
      depth: z.int().min(1).max(3).default(1),
      /** Only citations made by one party; citations without this information are left out then. */
      by: z.enum(['examiner', 'applicant']).optional(),
    }),
    answer: searchAnswerSchema.extend({
      /** Numbers that are not in the index. */
      unknownNumbers: z.array(z.string()),
      /** `citing` and `cited` of each step: `cited-1`, `citing-2`. */
      parts: z.array(partSchema),
      /** Whether there are more related patents than were followed. */
      cut: z.boolean(),
    }),
    summary: { zh: '引证检索', en: 'Citation search' },
  }),
  /**
   * Extended search: the hits of a query and, optionally, of its synonyms, the families of the hits, what they cite and what cites them.
   */
  searchExtended: modeCall({
    id: 'C.search.04',
    path: '/api/search/ts/extendSearch',
    request: modeRequestSchema.extend({
      filter: z.object({ queryStr: text(), mode: z.literal('command').default('command') }),
      extendList: z
        .array(z.enum(EXTENSIONS))
        .min(1)
        .max(4)
        .default([...EXTENSIONS]),
      /** Synonyms to use for words of the query; for a word that is missing here all known ones, best first. */
      synonymList: z
        .array(z.object({ word: text().min(1).max(200), synonymList: z.array(text().min(1).max(200)).max(50) }))
        .max(50)
        .default([]),
    }),
    answer: searchAnswerSchema.extend({
      /** `base`: hits of the query itself; each other part: its additional hits. */
      parts: z.array(partSchema),
      /** Words of the query with the synonyms used. */
      wordList: z.array(z.object({ word: z.string(), synonymList: z.array(z.string()) })),
      /** Whether there were more hits or relations than were followed. */
      cut: z.boolean(),
    }),
    summary: { zh: '扩展检索', en: 'Extended search' },
  }),
  /**
   * Classification search: patents in any of the given classes of IPC, CPC or Locarno, or in the IPC classes of any of the given
   * industries.
   */
  searchByClass: modeCall({
    id: 'C.search.06',
    path: '/api/search/ts/ipcSearch',
    request: modeRequestSchema.extend({
      /** Symbols of one scheme; a symbol includes its descendants. */
      codeList: z.array(text().min(1).max(40)).min(1).max(500),
      scheme: z.enum(['ipc', 'cpc', 'loc', 'cide', 'esosi']).default('ipc'),
      /** Only the main class of each patent. */
      mainOnly: z.boolean().default(false),
    }),
    answer: searchAnswerSchema,
    summary: { zh: '分类号检索', en: 'Classification search' },
  }),
  /** Legal status search: legal states, legal events and their dates. */
  searchByLaw: modeCall({
    id: 'C.search.07',
    path: '/api/search/ts/lawSearch',
    request: modeRequestSchema.extend({
      /** Legal states, coarse (`active`) or fine (`lapsed-fee`), as codes or by name; joined by OR. */
      lawTypeList: z.array(text().min(1).max(60)).max(60).default([]),
      /** Codes or names of legal events; joined by OR. */
      eventList: z.array(text().min(1).max(200)).max(100).default([]),
      /** Dates of a legal event, `yyyyMMdd`, inclusive. */
      eventDateFrom: text()
        .regex(/^\d{8}$/)
        .optional(),
      eventDateTo: text()
        .regex(/^\d{8}$/)
        .optional(),
    }),
    answer: searchAnswerSchema,
    summary: { zh: '法律检索', en: 'Legal status search' },
  }),
}
