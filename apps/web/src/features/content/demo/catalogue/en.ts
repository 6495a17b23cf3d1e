import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  title: 'Book a demonstration',
  close: 'Close',
  promise: 'Shown to you by someone who knows the product',
  explained: 'Leave your contact and what you are interested in; we will agree on a time and show it on your own questions.',
  points: {
    scene: 'Live searches in your field of technology',
    data: 'Which data is covered and how it is kept current',
    questions: 'Answers about running and using it',
  },
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  position: 'Position',
  functions: 'Interested in (any number)',
  submit: 'Submit',
  registering: 'Submitting…',
  done: 'Submitted',
} satisfies Texts<typeof zh>
