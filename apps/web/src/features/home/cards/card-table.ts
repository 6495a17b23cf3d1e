import type { CARD_TITLES } from '@gezhi/contract/client'
import type homeZh from '../catalogue/zh.ts'

/** A card of the home page: its target, its texts, and the title under which clicks are counted (G140). */
export interface HomeCard {
  readonly path: '/semantic' | '/pictureSearch' | '/classificate' | '/patchSearch'
  readonly key: keyof (typeof homeZh)['cards']
  readonly counted: (typeof CARD_TITLES)[number]
}

/** The four cards (B.home.12), in their order. */
export const HOME_CARDS: readonly HomeCard[] = [
  { path: '/semantic', key: 'semantic', counted: '语义检索' },
  { path: '/pictureSearch', key: 'picture', counted: '图像检索' },
  { path: '/classificate', key: 'classification', counted: '分类号检索' },
  { path: '/patchSearch', key: 'batch', counted: '批量检索' },
]
