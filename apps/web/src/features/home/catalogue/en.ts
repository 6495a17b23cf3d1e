import type { Texts } from '../../../language/catalogues.ts'
import type zh from './zh.ts'

export default {
  headline: 'Search the world’s patents',
  query: 'Query',
  search: 'Search',
  emptyQuery: 'Please enter something to search for',
} satisfies Texts<typeof zh>
