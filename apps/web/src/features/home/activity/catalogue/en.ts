import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  close: 'Close the offer',
  price: '¥{{price}}',
  left: 'Ends in',
  remaining: { days: '{{count}} d', hours: '{{count}} h', minutes: '{{count}} min', seconds: '{{count}} s' },
  units: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },
  buy: 'Buy now',
  askOperator: 'To purchase, please contact the operator of this system.',
  askPhone: 'To purchase, please call {{phone}}.',
  closeDialog: 'Close',
  understood: 'Got it',
} satisfies Texts<typeof zh>
