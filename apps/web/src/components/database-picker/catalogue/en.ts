import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  open: 'Databases',
  openCounted_one: 'Databases, {{count}} country/region',
  openCounted_other: 'Databases, {{count}} countries/regions',
  title: 'Databases searched',
  types: 'Patent types',
  countries: 'Countries/regions',
  onlyCn: 'Without a membership only Chinese patents are searched; members can choose countries/regions.',
  noType: 'Please choose at least one type',
  noCountry: 'Please choose at least one country/region',
  countriesOf: 'Countries/regions in {{name}}',
  range: 'Data coverage',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  waiting: 'Loading databases…',
  failed: 'The databases could not be loaded.',
  again: 'Try again',
} satisfies Texts<typeof zh>
