/** Goals for a first page: 20 ms for words, phrases, fields, NEAR and ranges; 300 ms for prefixes, patterns and exact positions. */
export type EngineQueryClass = 'quick' | 'expanding'

/** One measured query. */
export interface EngineQuery {
  readonly text: string
  readonly class: EngineQueryClass
  /** The equivalent FTS5 statement, if there is one. */
  readonly match?: string
  /** The equivalent PostgreSQL full text query over the same tokens; the prefix `{title}` restricts it to titles. */
  readonly tsquery?: string
}

const FULL =
  '{title abstract independentClaims dependentClaims description descriptionField descriptionBackground descriptionSummary descriptionDrawings descriptionEmbodiments}'

const full = (match: string) => `${FULL} : ${match}`

const UNDER_1000: readonly EngineQuery[] = [
  {
    text: '石墨烯 AND 电池 AND 隔膜',
    class: 'quick',
    match: full('("石墨 墨烯" AND "电池" AND "隔膜")'),
    tsquery: "'石墨' <-> '墨烯' & '电池' & '隔膜'",
  },
  { text: '石墨烯 SEN 电池 SEN 隔膜', class: 'expanding' },
  { text: '{TI AB}=(石墨烯 PARA 电池) AND ad=202001', class: 'expanding' },
  { text: 'TI=("graphene" NEAR/2 "battery")', class: 'quick' },
  { text: 'FREQ/8 "电池"', class: 'expanding' },
  { text: '电池 NOT NEAR/3 电极 AND ad=202003', class: 'expanding' },
  { text: '*phene AND pd=202105', class: 'expanding' },
  { text: '石?烯 AND ad=202003', class: 'expanding' },
  { text: '石墨烯 AND ad=202001 OPT 电池', class: 'quick' },
  { text: 'AP=(大学) AND ad=[20200101 TO 20200115]', class: 'quick' },
]

const TO_30_000: readonly EngineQuery[] = [
  { text: '石墨烯 NEAR/2 电极', class: 'quick' },
  { text: '石墨烯 ADJ/1 复合', class: 'expanding' },
  {
    text: '"solid electrolyte"',
    class: 'quick',
    match: full('"solid electrolyte"'),
    tsquery: "'solid' <-> 'electrolyte'",
  },
  { text: '"battery" ADJ/6 "method"', class: 'expanding' },
  { text: '电池 SEN 电极', class: 'expanding' },
  { text: '方法 PARA 装置', class: 'expanding' },
  { text: 'FREQ/5 "graphene"', class: 'expanding' },
  { text: 'cpc=H01M10', class: 'quick' },
  { text: '"graphene" AND "battery"', class: 'quick', match: full('("graphene" AND "battery")'), tsquery: "'graphene' & 'battery'" },
  { text: '"graphene"', class: 'quick', match: full('"graphene"'), tsquery: "'graphene'" },
]

const TO_300_000: readonly EngineQuery[] = [
  { text: '石墨烯', class: 'quick', match: full('"石墨 墨烯"'), tsquery: "'石墨' <-> '墨烯'" },
  { text: '电池', class: 'quick', match: full('"电池"'), tsquery: "'电池'" },
  {
    text: '电池 NOT 石墨烯',
    class: 'quick',
    match: `(${full('"电池"')}) NOT (${full('"石墨 墨烯"')})`,
    tsquery: "'电池' & !('石墨' <-> '墨烯')",
  },
  {
    text: '"battery" OR "graphene" OR "electrode"',
    class: 'quick',
    match: full('("battery" OR "graphene" OR "electrode")'),
    tsquery: "'battery' | 'graphene' | 'electrode'",
  },
  { text: 'TI=(电池)', class: 'quick', match: '{title} : "电池"', tsquery: "{title}'电池'" },
  { text: 'batter*', class: 'expanding', match: full('"batter"*'), tsquery: "'batter':*" },
  { text: 'gra*ne OR *tery', class: 'expanding' },
  { text: '"battery" XOR "batteries"', class: 'quick' },
  { text: 'ipc=H01M4', class: 'quick' },
  { text: 'ad=[20200101 TO 20221231]', class: 'quick' },
]

const OVER_300_000: readonly EngineQuery[] = [
  { text: '一种', class: 'quick', match: full('"一种"'), tsquery: "'一种'" },
  { text: '"the"', class: 'quick', match: full('"the"'), tsquery: "'the'" },
  {
    text: '其特征在于',
    class: 'quick',
    match: full('"其特 特征 征在 在于"'),
    tsquery: "'其特' <-> '特征' <-> '征在' <-> '在于'",
  },
  { text: '一种 OR 方法', class: 'quick', match: full('("一种" OR "方法")'), tsquery: "'一种' | '方法'" },
  { text: '一种 NOT 电池', class: 'quick', match: `(${full('"一种"')}) NOT (${full('"电池"')})`, tsquery: "'一种' & !'电池'" },
  { text: '一种 XOR 方法', class: 'quick' },
  { text: '一种 OPT 石墨烯', class: 'quick' },
  { text: '电', class: 'expanding', match: full('"电"*'), tsquery: "'电':*" },
  { text: '所*', class: 'expanding', match: full('"所"*'), tsquery: "'所':*" },
  { text: 'pn=CN*', class: 'expanding' },
]

/** Ten queries in each of four ranges of hit counts among a million patents; every operator of the language at least twice. */
export const ENGINE_QUERIES: readonly EngineQuery[] = [...UNDER_1000, ...TO_30_000, ...TO_300_000, ...OVER_300_000]
