import type { SimilarMarkRow } from '@gezhi/contract'

type Rule = SimilarMarkRow['rules'][number]

/** The methods and rules of a screening, in the order of the form. */
export const SIMILAR_METHODS: readonly Rule['method'][] = ['han', 'pinyin', 'latin', 'digits', 'initials']
export const SIMILAR_RULES: readonly Rule['rule'][] = [
  'identical',
  'contains',
  'sameSound',
  'editDistance',
  'reordered',
  'lookAlike',
  'translation',
  'initials',
]
