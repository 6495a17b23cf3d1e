import type { Language } from '@gezhi/contract/client'

/** Features of the query language, one row each; `key` names the sentence. Every query can be run. */
export const OPERATOR_EXAMPLES = [
  { key: 'and', query: { zh: '石墨烯 电池', en: 'graphene battery' } },
  { key: 'or', query: { zh: '石墨烯 OR 碳纳米管', en: 'graphene OR nanotube' } },
  { key: 'not', query: { zh: '电池 NOT 石墨烯', en: 'battery NOT graphene' } },
  { key: 'brackets', query: { zh: '(石墨烯 OR 石墨) AND 电极', en: '(graphene OR graphite) AND electrode' } },
  { key: 'phrase', query: { zh: '"电池隔膜"', en: '"battery separator"' } },
  { key: 'field', query: { zh: 'TI=(石墨烯)', en: 'TI=(graphene)' } },
  { key: 'near', query: { zh: '石墨烯 NEAR/5 电极', en: 'graphene NEAR/5 electrode' } },
  { key: 'adjacent', query: { zh: '电池 ADJ/3 材料', en: 'battery ADJ/3 material' } },
  { key: 'sentence', query: { zh: '石墨烯 SEN 导电', en: 'graphene SEN electrode' } },
  { key: 'wildcard', query: { zh: '纳米*', en: 'electro*' } },
  { key: 'range', query: { zh: 'ad=[2018 TO 2022]', en: 'ad=[2018 TO 2022]' } },
  { key: 'from', query: { zh: 'pd>=202001', en: 'pd>=202001' } },
  { key: 'classes', query: { zh: 'ipc=H01M4', en: 'ipc=H01M4' } },
  { key: 'exact', query: { zh: 'country=="CN"', en: 'country=="CN"' } },
] as const satisfies readonly { readonly key: string; readonly query: Readonly<Record<Language, string>> }[]
