import type { Texts } from '../../../../../language/texts.ts'
import type zh from './zh.ts'
/** Texts of extended search. */
const en: Texts<typeof zh> = {
  title: 'Extended search',
  promise: 'Extend the results of a query with synonyms, families and citations, and see how many patents each adds.',
  query: 'Query',
  placeholder: 'For example: separator AND coating',
  by: 'Extend by',
  extensions: { synonyms: 'Synonyms', family: 'Simple family', cited: 'Cited patents', citing: 'Citing patents' },
  empty: 'Please enter something to search for',
  nothingSelected: 'Please select at least one extension',
  search: 'Search',
  count: 'Show extensions',
  counting: 'Counting…',
  total: '{{count, number}} in total',
  synonymsOf: 'Synonyms of “{{word}}”',
  noSynonyms: 'no synonyms known',
  sources: {
    operator: 'synonym list',
    corpus: 'corpus',
    dictionary: 'dictionary',
    technical: 'technical dictionary',
    records: 'bilingual documents and class titles',
    composed: 'word by word',
  },
}
export default en
