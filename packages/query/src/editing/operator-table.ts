import type { Labelled } from '@gezhi/records'

/** An operator for completion and hover. */
export interface OperatorRow {
  readonly name: string
  /** The text that completion inserts. */
  readonly insert: string
  readonly description: Labelled
}

export const OPERATORS: readonly OperatorRow[] = [
  {
    name: 'AND',
    insert: 'AND ',
    description: {
      zh: '两边都要满足；空格也是 AND。优先级：NOT > AND > XOR > OR',
      en: 'Both operands must match; a space also means AND. Precedence: NOT > AND > XOR > OR',
    },
  },
  { name: 'OR', insert: 'OR ', description: { zh: '至少一边满足', en: 'At least one operand must match' } },
  {
    name: 'XOR',
    insert: 'XOR ',
    description: { zh: '恰有一边满足（多个时为奇数个）', en: 'Exactly one operand must match; of several, an odd number' },
  },
  { name: 'NOT', insert: 'NOT ', description: { zh: '排除其后的内容', en: 'Excludes what follows' } },
  {
    name: 'NEAR',
    insert: 'NEAR/5 ',
    description: {
      zh: 'a NEAR/n b：不分先后，两者之间至多隔 n 个位置（0 为相邻）。一个英文词或一个汉字为一个位置，标点不计',
      en: 'a NEAR/n b: in any order, with at most n positions between them (0 = adjacent). A word or a Chinese character is one position; punctuation is not counted',
    },
  },
  {
    name: 'ADJ',
    insert: 'ADJ/5 ',
    description: {
      zh: 'a ADJ/n b：a 在前，两者之间至多隔 n 个位置（0 为相邻）。一个英文词或一个汉字为一个位置，标点不计',
      en: 'a ADJ/n b: a before b, with at most n positions between them (0 = adjacent). A word or a Chinese character is one position; punctuation is not counted',
    },
  },
  { name: 'SEN', insert: 'SEN ', description: { zh: '两边在同一句中', en: 'Both operands in the same sentence' } },
  {
    name: 'PARA',
    insert: 'PARA ',
    description: { zh: '两边在同一段或同一项权利要求中', en: 'Both operands in the same paragraph or claim' },
  },
  {
    name: 'FREQ',
    insert: 'FREQ/3 ',
    description: { zh: 'FREQ/n "词"：在字段中至少出现 n 次', en: 'FREQ/n "term": at least n occurrences in the field' },
  },
  {
    name: 'OPT',
    insert: 'OPT ()',
    description: { zh: '其后的词只影响排序，不排除任何结果', en: 'The following terms affect ranking only and exclude nothing' },
  },
  {
    name: 'SEM',
    insert: 'SEM=("")',
    description: {
      zh: '输入一段文字或一个号码，按语义相近程度排序；一个检索式只能用一次',
      en: 'Ranks by similarity in meaning to a text or a record; once per query',
    },
  },
]

/** Explains negated proximity: `a NOT NEAR/3 b`. */
export const NEGATED_PROXIMITY: Labelled = {
  zh: '含左边的词，但不与右边的词在此距离内同时出现',
  en: 'Contains the left operand, but nowhere this close to the right operand',
}

/** Explains wildcards. */
export const WILDCARDS: Labelled = {
  zh: '* 代表 0 个或多个字符，? 恰好一个，# 0 个或一个',
  en: '* stands for any number of characters, ? for exactly one, # for one or none',
}
