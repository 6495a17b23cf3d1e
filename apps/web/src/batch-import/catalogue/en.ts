import type { Texts } from '../../language/catalogues.ts'
import type zh from './zh.ts'

/** Words of batch search. */
export default {
  title: 'Batch search',
  close: 'Close',
  promise:
    'Upload or paste numbers or company names (at most {{rows}} rows and {{megabytes}} MB at a time) and find their patents; what is not found is told row by row, with its reason.',
  steps: { upload: 'Upload', confirm: 'Confirm' },
  kind: 'Content',
  kinds: { numbers: 'Numbers', names: 'Company names' },
  fields: 'Kinds of numbers',
  field: { publication: 'Publication numbers', application: 'Application numbers' },
  noField: 'Please tick at least one kind of numbers',
  template: 'Download the template',
  file: 'File (xls, xlsx or csv)',
  paste: 'or paste them, one a line',
  placeholder: 'CN103399241B\nZL201310123456.7\nUS 7,654,321 B2',
  empty: 'Please choose a file or paste something',
  tooLarge: 'The file must be smaller than 5 MB',
  upload: 'Upload',
  uploading: 'Reading and matching…',
  uploaded: 'The file was uploaded',
  counts: '{{total}} in all: {{right}} found, {{wrong}} not found',
  repeated: '{{count}} of them repeated',
  errors: 'Not found',
  row: 'Row',
  value: 'Value',
  reason: 'Reason',
  moreErrors: '{{count}} more are in the list of errors',
  downloadErrors: 'Download the list of errors',
  errorFile: '错误列表.xls',
  within: 'Narrow by a query (optional)',
  withinPlaceholder: 'A query, such as TI=battery',
  search: 'Search',
  back: 'Upload again',
  failed: 'That did not work, please try again',
} as const satisfies Texts<typeof zh>
