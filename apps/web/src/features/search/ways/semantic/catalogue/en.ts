import type { Texts } from '../../../../../language/texts.ts'
import type zh from './zh.ts'

/** Words of semantic search. */
const en: Texts<typeof zh> = {
  title: 'Semantic search',
  promise:
    'Write down a technical idea, or the number of a patent: the nearest patents by meaning, across Chinese and English, each with why it is there.',
  question: 'Technical idea or patent number',
  placeholder:
    'For example: an anode material of silicon particles coated with graphene that keeps more than 90% of its capacity after 500 cycles',
  within: 'Look only within (optional, a query)',
  withinPlaceholder: 'For example: ad>=2015 AND country=CN',
  translate: 'Also look for the words of the other language',
  search: 'Search',
  searching: 'Searching…',
  cut: 'These are only the first {{count}} characters of the question; the tab it was asked in keeps the whole. A search from here goes by what stands in the box.',
  analyse: 'Show the words',
  analysing: 'Reading…',
  empty: 'Please enter what to search for',
  words: 'How the question is understood',
  wordsWhy: 'The first words weigh most. Press one to weigh it more, again to undo.',
  heavier: 'Weigh “{{word}}” more',
  lighter: 'Weigh “{{word}}” as before',
  translated: 'also {{words}}',
  from: '{{word}} ({{source}})',
  comma: ', ',
  documents: '{{count}} patents',
  asQuery: 'As a query',
  noWords: 'There is no word to search for; please write more.',
  sources: { dictionary: 'dictionary', records: 'bilingual records', operator: 'word list', feedback: 'near patents' },
}
export default en
