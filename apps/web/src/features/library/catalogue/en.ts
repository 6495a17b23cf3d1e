import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Search history',
  kept: '{{total}} searches; the newest 500 are kept',
  find: 'Find in the history',
  findPlaceholder: 'Name or query',
  empty: 'No searches yet',
  emptyWhy: 'Every search you make while signed in is kept here.',
  noneFound: 'No search with “{{word}}”',
  all: 'Select this page',
  choose: 'Select: {{name}}',
  hits: '{{total}} hits',
  remove: 'Delete selected',
  removeAll: 'Clear history',
  removed: 'Deleted',
  export: 'Export',
  exportChosen: 'Export selected',
  exportName: '检索历史.xls',
  confirm: {
    title: 'Please confirm',
    text: 'Clear the whole search history? This cannot be undone.',
    yes: 'Clear',
    no: 'Cancel',
  },
  failed: 'That did not work',
  pages: 'Pages of the search history',
} satisfies Texts<typeof zh>
