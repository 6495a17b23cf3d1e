import type { CodeLabels } from '../kinds/code-labels.ts'

/** Languages of patent documents, ISO 639-1. */
export const LANGUAGE_LABELS = {
  zh: { zh: '中文', en: 'Chinese', written: ['cn', 'chi', 'zho'] },
  en: { zh: '英文', en: 'English', written: ['英语', 'eng'] },
  ja: { zh: '日文', en: 'Japanese', written: ['日语', 'jp', 'jpn'] },
  ko: { zh: '韩文', en: 'Korean', written: ['韩语', 'kr', 'kor'] },
  de: { zh: '德文', en: 'German', written: ['德语', 'ger', 'deu'] },
  fr: { zh: '法文', en: 'French', written: ['法语', 'fre', 'fra'] },
  es: { zh: '西班牙文', en: 'Spanish', written: ['西班牙语', 'spa'] },
  it: { zh: '意大利文', en: 'Italian', written: ['意大利语', 'ita'] },
  pt: { zh: '葡萄牙文', en: 'Portuguese', written: ['葡萄牙语', 'por'] },
  ru: { zh: '俄文', en: 'Russian', written: ['俄语', 'rus'] },
  nl: { zh: '荷兰文', en: 'Dutch', written: ['荷兰语', 'dut', 'nld'] },
  sv: { zh: '瑞典文', en: 'Swedish', written: ['swe'] },
  da: { zh: '丹麦文', en: 'Danish', written: ['dan'] },
  pl: { zh: '波兰文', en: 'Polish', written: ['pol'] },
  und: { zh: '未注明', en: 'Not stated' },
} as const satisfies CodeLabels
