import type zh from './zh.ts'

export default {
  missing: '{{label}} is not in this database',
  someMissing: 'Not in this database ({{count, number}} of {{total, number}} numbers):',
  readAs: 'Read as {{number}}',
  readAsOneOf: 'May be one of these numbers: {{numbers}}',
  neighbours: 'Other publications of this number are in this database:',
  or: ', ',
  links: 'Look it up at:',
} satisfies Record<keyof typeof zh, string>
