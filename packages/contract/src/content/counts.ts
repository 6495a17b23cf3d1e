import * as z from 'zod'
import { call } from '../call.ts'
import { CARD_TITLES } from './card-titles.ts'

export const countsCalls = {
  /** Records that the user clicked a card of the home page. */
  countCardClick: call({
    id: 'C.stats.02',
    method: 'POST',
    path: '/api/user/count/add',
    who: 'login',
    request: z.object({ title: z.enum(CARD_TITLES) }),
    answer: z.literal(true),
    summary: { zh: '首页卡片点击计数', en: 'Counts a click on a home page card' },
  }),
  /** Counts of the installation, cached for some minutes. What it has no data for counts 0. */
  getHomeCounters: call({
    id: 'C.help.01',
    method: 'POST',
    path: '/api/search/sysadmin/help/indexDataCount',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.object({
      /** Company records. */
      tycCompanyCount: z.number().int(),
      /** Countries and regions with publications. */
      countryCount: z.number().int(),
      /** Sources from which patents were imported. */
      searchPatentSoCount: z.number().int(),
      /** Trademark records. */
      tycTrademarkInfo: z.number().int(),
      /** Patent publications. */
      patentCount: z.number().int(),
      /** Trademark records, under the second name of the counter. */
      trademark: z.number().int(),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '首页统计数字', en: 'Home page counters' },
  }),
}
