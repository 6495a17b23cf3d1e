import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

/** Texts of the classification browser. */
const en: Texts<typeof zh> = {
  title: 'Classification search',
  promise: 'Browse or find classes, select them and search; subdivisions are included. The counts show patents in this database.',
  schemes: 'Classification systems',
  scheme: { IPC: 'IPC', CPC: 'CPC', LOCARNO: 'Locarno', CIDE: 'Industries (GB/T 4754)', ESOSI: 'Strategic emerging industries' },
  industries: 'Select an industry to search the IPC classes assigned to it. If it has no concordance, click its name to search by name.',
  find: 'Find classes',
  findPlaceholder: 'Symbol or title words, such as semiconductor',
  found_one: '{{count}} class found',
  found_other: '{{count, number}} classes found',
  noMatch: 'No class title contains “{{typed}}”',
  failed: 'The classification could not be loaded',
  loading: 'Loading…',
  nothingBelow: 'No subdivisions',
  noGroupTitles: 'Groups and subgroups are listed by symbol and count, without titles.',
  noSubclassTitles: 'Subclasses are listed by symbol and count, without titles.',
  importScheme: 'Import a classification scheme to add them; see',
  importArticle: 'Importing data',
  timedOut: 'Counting timed out; counts are incomplete.',
  open: 'Expand {{code}}',
  close: 'Collapse {{code}}',
  chosen: 'Selected classes',
  chosenCount: '{{count}} selected',
  noneChosen: 'Select classes in the list',
  drop: 'Remove {{code}}',
  mainOnly: 'Main class only',
  within: 'Limit to (optional query)',
  withinPlaceholder: 'For example: ad>=2015',
  empty: 'Please choose at least one class',
  tooMany: 'At most {{count}} classes at once',
  search: 'Search',
  asQuery: 'Query:',
}
export default en
