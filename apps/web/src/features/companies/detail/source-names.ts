import type { Language } from '@gezhi/contract/client'

/** Names of the source formats of companies. Formats of custom column mappings have no row. */
export const COMPANY_SOURCE_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'company-register-csv': { zh: '企业登记表（CSV）', en: 'Company register (CSV)' },
  'gleif-lei-records': { zh: 'GLEIF 企业记录', en: 'GLEIF LEI records' },
  'gleif-relationships': { zh: 'GLEIF 母子公司关系', en: 'GLEIF relationship records' },
  'company-jsonl': { zh: '企业（JSON Lines）', en: 'Companies (JSON Lines)' },
  demo: { zh: '演示数据', en: 'Demonstration data' },
}
