import * as z from 'zod'
import { call } from '../call.ts'
import { CARD_TITLES } from './card-titles.ts'

export const countsCalls = {
  /** The user clicked a card of the home page. */
  countCardClick: call({
    id: 'C.stats.02',
    method: 'POST',
    path: '/api/user/count/add',
    who: 'login',
    request: z.object({ title: z.enum(CARD_TITLES) }),
    answer: z.literal(true),
    summary: { zh: '首页卡片使用计数', en: 'Counts a click on a home page card' },
  }),
  /** What the installation holds, counted at most some minutes ago. What it has no data of counts 0. */
  getHomeCounters: call({
    id: 'C.help.01',
    method: 'POST',
    path: '/api/search/sysadmin/help/indexDataCount',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.object({
      /** Companies that are held. */
      tycCompanyCount: z.number().int(),
      /** Countries and regions whose publications are held. */
      countryCount: z.number().int(),
      /** Sources patents were read from. */
      searchPatentSoCount: z.number().int(),
      /** Records about trademarks. */
      tycTrademarkInfo: z.number().int(),
      /** Patent publications. */
      patentCount: z.number().int(),
      /** Trademarks. */
      trademark: z.number().int(),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '首页统计数字', en: 'Home page counters' },
  }),
}
