import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  inactive: {
    title: 'Are you still there?',
    text: 'You have been inactive for a long time and will be logged out.',
    confirm: 'Log out',
    cancel: 'Stay logged in',
    stayed: 'You stay logged in',
  },
  renewal: {
    title: 'Your membership has expired',
    text: 'Searches and downloads are now subject to the limits of a free account.',
    price: 'Renewal: {{price}} yuan',
    renew: 'Renew now',
    close: 'Got it',
  },
} satisfies Texts<typeof zh>
