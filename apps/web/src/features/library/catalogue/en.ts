import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Search history',
  saved_one: '{{count}} search; the latest 500 are saved',
  saved_other: '{{count, number}} searches; the latest 500 are saved',
  find: 'Search the history',
  findPlaceholder: 'Name or query',
  empty: 'No searches yet',
  emptyWhy: 'Searches you make while logged in are saved here.',
  noneFound: 'No search contains “{{word}}”',
  all: 'Select all on this page',
  choose: 'Select: {{name}}',
  hits_one: '{{count}} hit',
  hits_other: '{{count, number}} hits',
  remove: 'Delete selected',
  removeAll: 'Clear history',
  removed_one: '{{count}} search deleted',
  removed_other: '{{count, number}} searches deleted',
  cleared: 'Search history cleared',
  undo: 'Undo',
  export: 'Export',
  exportChosen: 'Export selected',
  exportName: '检索历史.xls',
  confirm: {
    title: 'Please confirm',
    text: 'Clear the whole search history?',
    yes: 'Clear',
    no: 'Cancel',
  },
  failed: 'Something went wrong',
  pages: 'Pages of the search history',
} satisfies Texts<typeof zh>
