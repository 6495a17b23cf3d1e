import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Industry analysis',
  intro:
    'Choose an industry in the tree to see its patents by year, applicant, country and class; values in the charts open their patents.',
  schemes: 'Industry classifications',
  scheme: { ESOSI: 'Strategic emerging industries', CIDE: 'Industries (GB/T 4754)' },
  noneSelected: 'Please choose an industry in the tree',
  loading: 'Loading…',
  failed: 'Could not be loaded',
  open: 'Expand {{name}}',
  close: 'Collapse {{name}}',
  unknown: 'The classification has no industry “{{code}}”',
  patents_one: '{{count}} patent',
  patents_other: '{{count, number}} patents',
  none: 'not counted',
  openList: 'Open the list',
  allCharts: 'All charts',
  classes_one: 'Corresponding IPC class',
  classes_other: 'Corresponding IPC classes ({{count}})',
  ownSelection:
    'The built-in correspondence follows the titles of both classifications; it is not the reference table of the CNIPA, which replaces it once an administrator imports it.',
  noClasses: 'No IPC classes correspond to this industry, so it cannot be counted',
  notCounted: 'More than 500 IPC classes correspond to it, or the data is still loading; choose a subordinate industry, or try again later',
  below: 'Subordinate industries',
  belowOf: 'Subordinate industries of {{name}} by number of patents',
  notDrawn: 'The chart could not be loaded; the table below has the figures',
} satisfies Texts<typeof zh>
