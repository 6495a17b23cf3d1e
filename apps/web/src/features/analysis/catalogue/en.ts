import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

/** Texts of charts. */
export default {
  title: 'Individual analysis',
  statistics: 'Statistics',
  close: 'Close',
  query: 'Query',
  analyse: 'Analyse',
  noSource: 'Enter a query, or choose “Statistics” in a list of results',
  categories: { technical: 'Technology', enterprise: 'Company', competitive: 'Comparison' },
  chart: 'Chart',
  kind: 'Drawn as',
  level: 'IPC level',
  levels: { section: 'Section', class: 'Class', subclass: 'Subclass', subgroup: 'Subgroup' },
  applicants: 'Applicants (one on each line)',
  applicantsHint_one: 'Enter at least {{count}} applicant',
  applicantsHint_other: 'Enter at least {{count}} applicants',
  apply: 'Apply',
  failed: 'The statistics were not completed',
  empty: 'There is nothing to count',
  notDrawn: 'The chart cannot be loaded; its figures are in the table',
  incomplete: 'Some counts took too long: the figures are incomplete',
  note: '{{total}} records, counted {{time}}, data version {{version}}',
  with: 'Counted with',
  more: 'The other {{count}} rows are in the Excel file',
  only: 'Only “{{name}}”',
  download: 'Download',
  page: 'Open as a page',
} satisfies Texts<typeof zh>
