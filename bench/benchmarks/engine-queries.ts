/** One measured query, and the FTS5 statement that comes nearest to it where there is one. */
export interface EngineQuery {
  readonly text: string
  readonly match: string | null
}

const FULL =
  '{title abstract independentClaims dependentClaims description descriptionField descriptionBackground descriptionSummary descriptionDrawings descriptionEmbodiments}'

/** Each operator of the language, over few hits and over many. */
export const ENGINE_QUERIES: readonly EngineQuery[] = [
  { text: '石墨烯', match: `${FULL} : "石墨 墨烯"` },
  { text: '电池', match: `${FULL} : "电池"` },
  { text: '方法', match: `${FULL} : "方法"` },
  { text: '一种', match: `${FULL} : "一种"` },
  { text: '"graphene"', match: `${FULL} : "graphene"` },
  { text: '"method"', match: `${FULL} : "method"` },
  { text: '石墨烯 电池', match: `${FULL} : ("石墨 墨烯" AND "电池")` },
  { text: '"graphene" AND "battery"', match: `${FULL} : ("graphene" AND "battery")` },
  { text: '"battery" OR "graphene" OR "electrode"', match: `${FULL} : ("battery" OR "graphene" OR "electrode")` },
  { text: '电池 NOT 石墨烯', match: `(${FULL} : "电池") NOT (${FULL} : "石墨 墨烯")` },
  { text: '"battery" XOR "electrode"', match: null },
  { text: '电', match: `${FULL} : "电"*` },
  { text: '锂离子电池', match: `${FULL} : "锂离 离子 子电 电池"` },
  { text: '"according to claim"', match: null },
  { text: 'TI=(电池)', match: '{title} : "电池"' },
  { text: 'TI=("battery")', match: '{title} : "battery"' },
  { text: 'AP=(大学)', match: '{firstApplicant otherApplicants} : "大学"' },
  { text: 'graphene', match: null },
  { text: 'batteries', match: null },
  { text: 'batter*', match: `${FULL} : "batter"*` },
  { text: 'co*', match: `${FULL} : "co"*` },
  { text: '*tery', match: null },
  { text: 'gra*ne', match: null },
  { text: '石?烯', match: null },
  { text: '电池 NEAR/5 电极', match: null },
  { text: '"battery" NEAR/8 "electrode"', match: null },
  { text: '"battery" ADJ/3 "cell"', match: null },
  { text: '电池 SEN 电极', match: null },
  { text: '"battery" PARA "method"', match: null },
  { text: '电池 NOT NEAR/3 电极', match: null },
  { text: 'FREQ/3 "电池"', match: null },
  { text: 'FREQ/2 "battery"', match: null },
  { text: 'ad=[20200101 TO 20221231]', match: null },
  { text: '电池 AND ad>=2020', match: null },
  { text: 'ipc=H01M', match: null },
  { text: '电池 AND ipc=H01M', match: null },
  { text: 'pd=2021', match: null },
  { text: '"method" AND claim-count>=5', match: null },
  { text: 'pn=CN1*', match: null },
  { text: 'country=CN AND "battery"', match: null },
]
