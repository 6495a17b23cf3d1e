import type { CodeLabels } from '../kinds/code-labels.ts'

/** Languages of patent documents, ISO 639-1. Labels have the form that browsers give other languages (`languageName`): 英语, not 英文. */
export const LANGUAGE_LABELS = {
  zh: { zh: '中文', en: 'Chinese', written: ['汉语', 'cn', 'chi', 'zho'] },
  en: { zh: '英语', en: 'English', written: ['英文', 'eng'] },
  ja: { zh: '日语', en: 'Japanese', written: ['日文', 'jp', 'jpn'] },
  ko: { zh: '韩语', en: 'Korean', written: ['韩文', 'kr', 'kor'] },
  de: { zh: '德语', en: 'German', written: ['德文', 'ger', 'deu'] },
  fr: { zh: '法语', en: 'French', written: ['法文', 'fre', 'fra'] },
  es: { zh: '西班牙语', en: 'Spanish', written: ['西班牙文', 'spa'] },
  it: { zh: '意大利语', en: 'Italian', written: ['意大利文', 'ita'] },
  pt: { zh: '葡萄牙语', en: 'Portuguese', written: ['葡萄牙文', 'por'] },
  ru: { zh: '俄语', en: 'Russian', written: ['俄文', 'rus'] },
  nl: { zh: '荷兰语', en: 'Dutch', written: ['荷兰文', 'dut', 'nld'] },
  sv: { zh: '瑞典语', en: 'Swedish', written: ['瑞典文', 'swe'] },
  da: { zh: '丹麦语', en: 'Danish', written: ['丹麦文', 'dan'] },
  pl: { zh: '波兰语', en: 'Polish', written: ['波兰文', 'pol'] },
  und: { zh: '未注明', en: 'Not stated' },
} as const satisfies CodeLabels
