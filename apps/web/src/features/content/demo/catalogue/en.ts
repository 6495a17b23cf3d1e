import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Book a demo',
  close: 'Close',
  promise: 'A guided tour by a product expert',
  explained: 'Leave your contact details and interests; we will arrange a time and demonstrate the product with your own questions.',
  points: {
    scene: 'Live searches in your field of technology',
    data: 'What data is covered and how it is kept up to date',
    questions: 'Answers to your questions about deployment and use',
  },
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  position: 'Job title',
  functions: 'Interests (choose any)',
  submit: 'Submit',
  registering: 'Submitting…',
  done: 'Submitted',
} satisfies Texts<typeof zh>
