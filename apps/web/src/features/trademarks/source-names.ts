import type { Language } from '@gezhi/contract/client'

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** Names of the source formats of trademarks. Formats of custom column mappings have no row. */
export const MARK_SOURCE_NAMES: Names = {
  'euipo-em-tm': { zh: '欧盟知识产权局商标 XML（EM-TM）', en: 'EUIPO trademark XML (EM-TM)' },
  'uspto-st66': { zh: 'USPTO 商标状态（ST.66）', en: 'USPTO trademark status (ST.66)' },
  'uspto-st96': { zh: 'USPTO 商标状态（ST.96）', en: 'USPTO trademark status (ST.96)' },
  'uspto-tdxf': { zh: 'USPTO 商标申请文件（TDXF）', en: 'USPTO trademark applications (TDXF)' },
  'trademark-jsonl': { zh: '商标（JSON Lines）', en: 'Trademarks (JSON Lines)' },
  demo: { zh: '演示数据', en: 'Demonstration data' },
}

const OTHER_DATA_NAMES: Names = {
  notice: { zh: '说明', en: 'Notice' },
  'pseudo mark': { zh: '伪标记', en: 'Pseudo mark' },
  'name or portrait consent': { zh: '姓名或肖像使用同意', en: 'Name or portrait consent' },
  'acquired distinctiveness': { zh: '经使用取得显著性', en: 'Acquired distinctiveness' },
  'first use': { zh: '首次使用', en: 'First use' },
  'first use in commerce': { zh: '首次商业使用', en: 'First use in commerce' },
  'filing basis': { zh: '申请依据', en: 'Filing basis' },
  register: { zh: '注册簿', en: 'Register' },
  'former owner': { zh: '原权利人', en: 'Former owners' },
  maintenance: { zh: '维持声明', en: 'Maintenance filings' },
  correction: { zh: '注册证更正', en: 'Correction of the certificate' },
  'international class': { zh: '其他类别', en: 'Other classes' },
  CategoryCode: { zh: '其他图形编码', en: 'Other figure codes' },
  'design-search': { zh: '其他图形编码', en: 'Other figure codes' },
  'Parent Division': { zh: '分案的原申请', en: 'Divided from' },
  'Child Division': { zh: '分案', en: 'Divided into' },
}

/** Names with a code of the USPTO: its own class, and a kind of statement. */
const CODED_NAMES: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [/^class (.+)$/, { zh: '美国类别 $1', en: 'US class $1' }],
  [/^([A-Z]{2}[A-Z\d]\d{3})$/, { zh: '声明 $1', en: 'Statement $1' }],
]

/** Name of data that a source gives beside the fields of a trademark; columns of tables have their own. */
export function otherDataName(name: string, language: Language): string {
  const coded = CODED_NAMES.find(([form]) => form.test(name))
  return OTHER_DATA_NAMES[name]?.[language] ?? (coded === undefined ? name : name.replace(coded[0], coded[1][language]))
}
