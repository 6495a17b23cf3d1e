import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Intellectual property services',
  kinds: 'Services',
  failed: 'The services could not be loaded',
  missing: 'Service not found',
  missingWhy: 'It may have been removed, or the address is misspelled.',
  offered: 'What we offer',
  details: 'More: {{name}}',
  more: 'More',
  back: 'Back to {{name}}',
  recommended: 'Recommended',
  contact: 'Contact us',
  phone: 'Service hotline {{phone}}',
  hours: 'Hours: {{hours}}',
  noPhone: 'Services are provided by the operator of this system. Leave your number and they will call you back.',
  enquire: 'Send an enquiry',
} satisfies Texts<typeof zh>
