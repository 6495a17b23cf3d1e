import type { Language } from '@gezhi/contract/client'

/** The words offered for a first search (B.home.02 to B.home.10), with their counterparts for English readers. */
export const HOT_WORDS: readonly Readonly<Record<Language, string>>[] = [
  { zh: '飞机', en: 'aircraft' },
  { zh: '人工智能', en: 'artificial intelligence' },
  { zh: '新型能源', en: 'new energy' },
  { zh: '5G通信', en: '5G communication' },
  { zh: '量子', en: 'quantum' },
  { zh: 'AIGC', en: 'AIGC' },
  { zh: '数字经济', en: 'digital economy' },
  { zh: '光刻机', en: 'photolithography' },
  { zh: '计算生物学', en: 'computational biology' },
]
