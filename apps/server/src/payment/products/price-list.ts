import { PRODUCT_CATEGORIES } from '@gezhi/contract'
import type { StoredProduct } from './products-table.ts'

/** Id of the weekly pass, which the promotion and the gift of the first purchase grant. */
export const WEEKLY_PASS = 2

/**
 * The products of a new installation (G94). Operators add versions; the rows of a seeded product are not touched again. The first
 * versions of the packs were not on sale: there was nothing to use them for.
 */
export const PRICE_LIST: readonly Omit<StoredProduct, 'validFrom'>[] = [
  product({
    productId: 1,
    name: '年卡',
    nameEn: 'Annual card',
    originalPrice: 39_800,
    salePrice: 39_800,
    years: 1,
    searchCount: 10_000,
    labels: ['全部国家/地区', '最多查看前 10,000 条结果', '每天查看 10,000 件专利', '语义检索与图像检索'],
    labelsEn: ['All countries/regions', 'The first 10,000 results', '10,000 patents per day', 'Semantic and image search'],
  }),
  product({
    productId: WEEKLY_PASS,
    name: '周卡',
    nameEn: 'Weekly pass',
    originalPrice: 2990,
    salePrice: 2990,
    days: 7,
    searchCount: 2000,
    labels: ['7 天会员', '全部国家/地区', '最多查看前 2,000 条结果', '每天查看 2,000 件专利'],
    labelsEn: ['7 days of membership', 'All countries/regions', 'The first 2,000 results', '2,000 patents per day'],
  }),
  product({
    productId: 5,
    name: '企业版',
    nameEn: 'Enterprise',
    originalPrice: 199_000,
    salePrice: 199_000,
    years: 1,
    searchCount: 10_000,
    seats: 5,
    labels: ['5 个席位', '企业成员共享权益', '全部国家/地区', '购买者邀请成员'],
    labelsEn: ['5 seats', 'Members share the rights', 'All countries/regions', 'You invite the members'],
  }),
  product({
    productId: 3,
    name: 'AI 高级包',
    nameEn: 'AI premium pack',
    type: 'AI',
    originalPrice: 9900,
    salePrice: 9900,
    years: 1,
    uses: 100,
    version: 2,
    labels: ['100 次 AI 问答', '一年内有效'],
    labelsEn: ['100 questions to the AI assistant', 'Valid for one year'],
  }),
  product({
    productId: 4,
    name: 'API 包',
    nameEn: 'API pack',
    type: 'API',
    originalPrice: 99_900,
    salePrice: 99_900,
    years: 1,
    uses: 10_000,
    version: 2,
    labels: ['10,000 次 API 调用', '一年内有效'],
    labelsEn: ['10,000 API calls', 'Valid for one year'],
  }),
  product({
    productId: 6,
    name: '企业专利价值评估报告',
    nameEn: 'Company valuation report',
    type: 'IPR',
    originalPrice: 9900,
    salePrice: 9900,
    years: 1,
    uses: 1,
    labels: ['1 次 IPR 价值评估', '最多评估最新 1,000 件专利', '每日次数用完后使用', '一年内有效'],
    labelsEn: ['1 IPR valuation', 'The newest 1,000 patents', 'Used beyond the daily limit', 'Valid for one year'],
  }),
]

type Given = Pick<StoredProduct, 'productId' | 'name' | 'nameEn' | 'originalPrice' | 'salePrice' | 'labels' | 'labelsEn'> &
  Partial<Omit<StoredProduct, 'validFrom'>>

function product(given: Given): Omit<StoredProduct, 'validFrom'> {
  const standard = { version: 1, category: PRODUCT_CATEGORIES.ordinary, type: 'VIP' as const, years: 0, days: 0, uses: null }
  return { ...standard, searchCount: null, grants: null, seats: null, onSale: true, validUntil: null, ...given }
}
