import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  explained:
    'Guests and free users from the networks of an institution have the rights of members while places are free. The server sees your address as {{address}}; if this is the address of a reverse proxy, set GEZHI_TRUST_PROXY first.',
  empty: 'No institutions yet',
  add: 'Add institution',
  edit: 'Edit institution',
  name: 'Institution',
  nameZh: 'Name in Chinese',
  nameEn: 'Name in English',
  ranges: 'Networks',
  rangesHint: 'One IPv4 or IPv6 address or network per line, such as 203.0.113.0/24',
  more: '{{count}} in total',
  searchCount: 'Results to page through',
  seats: 'Readers at the same time',
  readers: 'Online now',
  readersOf: '{{readers, number}} / {{max, number}}',
  validUntil: 'Valid until',
  validHint: 'Leave empty for no end',
  unlimited: 'No end',
  ended: 'Ended',
  statistics: 'Statistics',
  statisticsOf: '{{name}}: the last 31 days with visits',
  noVisits: 'No visits yet',
  day: 'Day',
  visits: 'Visits',
  turnedAway: 'Turned away, no free place',
  removeAsk: 'Delete “{{name}}”?',
  removeExplained: 'Readers from its networks lose their rights at once. The statistics are deleted, too.',
} satisfies Texts<typeof zh>
