import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  open: 'Databases',
  openCounted_one: 'Databases, {{count}} country',
  openCounted_other: 'Databases, {{count}} countries',
  title: 'Databases searched',
  types: 'Types of patents',
  countries: 'Countries and regions',
  onlyCn: 'Without a membership Chinese patents are searched; with one, countries can be chosen.',
  noType: 'Please choose at least one type',
  noCountry: 'Please choose at least one country',
  countriesOf: 'Countries of {{name}}',
  range: 'What the data cover',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  waiting: 'Reading the databases…',
  failed: 'The databases could not be read.',
  again: 'Try again',
} satisfies Texts<typeof zh>
