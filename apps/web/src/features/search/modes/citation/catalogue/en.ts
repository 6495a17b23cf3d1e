import type { Texts } from '../../../../../language/texts.ts'
import type zh from './zh.ts'
/** Texts of citation search. */
const en: Texts<typeof zh> = {
  title: 'Citation search',
  promise: 'From one or more patent numbers, follow citations to the patents they cite and the patents citing them, up to three levels.',
  numbers: 'Patent numbers',
  placeholder: 'Publication or application numbers in any format, one per line, such as:\nUS 9,000,001 B2\nCN 201210000001.X',
  empty: 'Please enter something to search for',
  tooMany: 'At most {{count}} numbers at once',
  direction: 'Direction',
  directions: { both: 'Cited and citing', cited: 'Cited: what they cite', citing: 'Citing: what cites them' },
  depth: 'Levels',
  steps: '{{count}}',
  by: 'Citations by',
  makers: { any: 'Anyone', examiner: 'Examiners', applicant: 'Applicants' },
  within: 'Limit to (optional query)',
  withinPlaceholder: 'For example: ad>=2015 AND country=CN',
  search: 'Search',
  count: 'Show counts',
  counting: 'Counting…',
  total: '{{count, number}} in total',
}
export default en
