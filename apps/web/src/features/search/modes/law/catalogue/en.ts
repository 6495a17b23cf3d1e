import type { Texts } from '../../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Legal status search',
  promise: 'Search by legal status, legal events and event dates. Conditions in one group are combined with OR, groups with AND.',
  states: 'Legal status',
  details: 'Detailed legal status',
  events: 'Legal events',
  addEvent: 'Name or code of an event',
  eventExample: 'For example CF01 or EXPIRATION',
  add: 'Add',
  remove: 'Remove {{event}}',
  days: 'Event date',
  from: 'From',
  to: 'To',
  calendar: 'Choose start and end dates',
  wrongDays: 'The start date is after the end date',
  within: 'Limit to (optional query)',
  withinExample: 'Only within these patents, for example AP=university AND ipc=H01M',
  search: 'Search',
  clear: 'Clear',
  nothing: 'Choose at least one status, event or date',
  hits_one: '{{count}} patent',
  hits_other: '{{count, number}} patents',
} satisfies Texts<typeof zh>
