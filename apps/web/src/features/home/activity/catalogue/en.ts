import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  close: 'Close the offer',
  left: 'Ends in',
  remaining: { days: '{{count}} d', hours: '{{count}} h', minutes: '{{count}} min', seconds: '{{count}} s' },
  units: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },
  buy: 'Buy now',
} satisfies Texts<typeof zh>
