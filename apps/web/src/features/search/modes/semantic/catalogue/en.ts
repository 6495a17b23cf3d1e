import type { Texts } from '../../../../../language/texts.ts'
import type zh from './zh.ts'

/** Texts of semantic search. */
const en: Texts<typeof zh> = {
  title: 'Semantic search',
  promise:
    'Describe an invention or enter a patent number to find the closest patents in Chinese and English, with the reason for each match.',
  question: 'Invention or patent number',
  placeholder:
    'For example: an anode material of silicon particles coated with graphene that keeps more than 90% of its capacity after 500 cycles',
  within: 'Limit to (optional query)',
  withinPlaceholder: 'For example: ad>=2015 AND country=CN',
  translate: 'Also search translated terms',
  search: 'Search',
  searching: 'Searching…',
  cut: 'Only the first {{count}} characters of the text are shown; the full text is in the tab where the search was started. Searching here uses the text in the box.',
  analyse: 'Show keywords',
  analysing: 'Analysing…',
  empty: 'Please enter something to search for',
  words: 'Keyword analysis',
  wordsWhy: 'Keywords are listed by weight. Click one to raise its weight, again to undo.',
  heavier: 'Raise the weight of “{{word}}”',
  lighter: 'Reset the weight of “{{word}}”',
  translated: 'translated: {{words}}',
  from: '{{word}} ({{source}})',
  comma: ', ',
  documents_one: '{{count}} patent',
  documents_other: '{{count, number}} patents',
  asQuery: 'Convert to a query',
  index: {
    ready: 'The semantic index is up to date. Patents: {{patents, number}}.',
    building: 'The semantic index is being updated. Patents still to be processed, matched by keywords until then: {{patents, number}}.',
    waiting: 'Patents waiting for the semantic index, matched by keywords until then: {{patents, number}}.',
    off: 'The semantic index is switched off on this site; patents are matched by keywords.',
  },
  noWords: 'No keywords found; please enter more text.',
  sources: {
    dictionary: 'dictionary',
    technical: 'technical dictionary',
    records: 'bilingual documents and class titles',
    composed: 'word by word',
    operator: 'synonym list',
    feedback: 'related patents',
  },
}
export default en
