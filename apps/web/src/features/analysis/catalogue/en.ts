import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

/** Texts of charts. */
export default {
  title: 'Individual analysis',
  statistics: 'Statistics',
  close: 'Close',
  query: 'Query',
  analyse: 'Analyse',
  noSource: 'Enter a query, or choose “Statistics” in a result list',
  categories: { technical: 'Technology overview', enterprise: 'Company analysis', competitive: 'Competitor comparison' },
  chart: 'Chart',
  kind: 'Chart type',
  level: 'IPC level',
  levels: { section: 'Section', class: 'Class', subclass: 'Subclass', subgroup: 'Subgroup' },
  applicants: 'Applicants (one per line)',
  applicantsHint_one: 'Enter at least {{count}} applicant',
  applicantsHint_other: 'Enter at least {{count}} applicants',
  apply: 'Apply',
  failed: 'The analysis could not be completed',
  empty: 'No data to analyse',
  notDrawn: 'The chart cannot be loaded; its figures are in the table',
  incomplete: 'Some counts timed out; the figures are incomplete',
  note: '{{total}} records, counted on {{time}}, data version {{version}}',
  with: 'Crossed with',
  more: 'The other {{count}} rows are in the Excel file',
  only: 'Only “{{name}}”',
  download: 'Download',
  page: 'Open analysis page',
} satisfies Texts<typeof zh>
