import type { Texts } from '../../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Law search',
  promise: 'By legal status, legal events and their days. Any of one kind holds, and all kinds hold together.',
  states: 'Legal status',
  details: 'Status in detail',
  events: 'Legal events',
  addEvent: 'Name or code of an event',
  eventExample: 'For example CF01 or EXPIRATION',
  add: 'Add',
  remove: 'Remove {{event}}',
  days: 'Days of the events',
  from: 'From',
  to: 'To',
  calendar: 'Choose both days',
  wrongDays: 'The first day is later than the last',
  within: 'Query (optional)',
  withinExample: 'Only within these patents, for example AP=university AND ipc=H01M',
  search: 'Search',
  clear: 'Clear',
  nothing: 'Choose at least one status, event or day',
  hits: '{{total}} patents',
} satisfies Texts<typeof zh>
