import type { Texts } from '../../../language/catalogues.ts'
import type zh from './zh.ts'

export default {
  headline: 'Search patents worldwide',
  promise: 'One box for Chinese and English. Narrow the results step by step until you read the one that matters.',
  query: 'Query',
  placeholder: 'Words, a number, an applicant, or a query',
  search: 'Search',
  typePatents: 'Patents',
  suggestions: 'Suggestions',
  company: 'Applicant · {{count}} patents',
  panel: 'Search history and field commands',
  history: 'Search history',
  historyHits: '{{total}} hits',
  moreHistory: 'More history',
  recentSearches: 'Recent searches',
  forgetSearches: 'Clear recent searches',
  fieldCommands: 'Field commands',
  hotWords: 'Popular',
  syntaxHelp: 'Query syntax',
  problems: {
    empty: 'Please enter something to search for',
    tooLong: 'A query may have at most 10,000 characters',
  },
  figures: {
    title: 'The collection in figures',
    publications: 'Patent documents',
    offices: 'Offices',
    subclasses: 'IPC subclasses',
    newest: 'Newest publication',
  },
  examples: {
    title: 'Ways to ask',
    words: 'Several words, all of them',
    field: 'In the title, in the claims',
    near: 'Two words close together',
    class: 'Below a class, since a year',
    applicant: 'Applicant and legal status',
    not: 'Without one country',
  },
} satisfies Texts<typeof zh>
