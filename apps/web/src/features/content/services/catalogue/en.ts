import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Intellectual property services',
  kinds: 'Kinds of services',
  failed: 'The services could not be fetched',
  missing: 'There is no such service',
  missingWhy: 'It may have been taken away, or the address is misspelt.',
  offered: 'What is offered',
  details: 'More: {{name}}',
  more: 'More',
  back: 'Back to {{name}}',
  recommended: 'Recommended',
  contact: 'Ask for it',
  phone: 'Service line {{phone}}',
  hours: 'Hours: {{hours}}',
  noPhone: 'The services are given by whoever runs this system. Leave a message with your number, and they will call you.',
  write: 'Leave a message',
} satisfies Texts<typeof zh>
