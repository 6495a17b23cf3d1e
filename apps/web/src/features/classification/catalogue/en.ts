import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

/** Words of the browser of classifications. */
const en: Texts<typeof zh> = {
  title: 'Classification search',
  promise: 'Browse classes or find them by words, tick them and search; what stands below them is included. Numbers are patents held here.',
  schemes: 'Classifications',
  scheme: { IPC: 'IPC', CPC: 'CPC', LOCARNO: 'Locarno', CIDE: 'National economy', ESOSI: 'Strategic industries' },
  industries: 'Tick an industry to search the classes of the IPC that stand for it; where no table tells them, its name is a search.',
  find: 'Find classes',
  findPlaceholder: 'A symbol, or words of a title, such as semiconductor',
  found: '{{count}} classes found',
  noMatch: 'No class has “{{typed}}” in its title',
  failed: 'The classification could not be read',
  loading: 'Reading…',
  nothingBelow: 'Nothing stands below',
  timedOut: 'There are many: not all were counted.',
  open: 'Open {{code}}',
  close: 'Close {{code}}',
  chosen: 'Chosen classes',
  chosenCount: '{{count}} chosen',
  noneChosen: 'Tick classes in the list',
  drop: 'Drop {{code}}',
  mainOnly: 'First class of each patent only',
  within: 'Narrow (optional, a query)',
  withinPlaceholder: 'For example: ad>=2015',
  empty: 'Please choose at least one class',
  tooMany: 'At most {{count}} classes at once',
  search: 'Search',
  asQuery: 'As a query:',
}
export default en
