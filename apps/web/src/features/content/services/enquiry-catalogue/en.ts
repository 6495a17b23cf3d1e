import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Service enquiry',
  close: 'Close',
  explained: 'The operator will call you back during working hours.',
  service: 'Service',
  name: 'Name',
  company: 'Company (optional)',
  content: 'Your enquiry',
  placeholder: 'For example the technical field, material you already have, and when it should be done',
  ownPhone: 'You will be called at the phone of your account, {{phone}}',
  otherPhone: 'Use another number',
  useOwnPhone: 'Use the number of the account',
  submit: 'Send enquiry',
  submitting: 'Sending…',
  done: 'Your enquiry was sent; the operator will contact you.',
  servicesFailed: 'The services could not be loaded',
} satisfies Texts<typeof zh>
