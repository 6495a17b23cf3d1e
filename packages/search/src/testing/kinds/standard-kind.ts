import { fieldTable, type Field, type Labelled, type RecordKind } from '@gezhi/records'

/** A technical standard: a second kind of record for testing engines, which shares nothing with patents. */
export interface Standard {
  /** `GB/T 1001-2020`. */
  readonly number?: string
  readonly heading: string
  /** The same in English. */
  readonly headingInEnglish?: string
  /** Scope of the standard. */
  readonly scope?: string
  readonly chapters?: readonly string[]
  readonly drafters?: readonly string[]
  /** `yyyyMMdd`. */
  readonly issued?: string
  readonly state?: keyof typeof STATES
  /** Codes of the International Classification for Standards: `29.220.20`. */
  readonly ics?: readonly string[]
  readonly pages?: number
  /** Numbers of the standards it replaces. */
  readonly replaces?: readonly string[]
  /** Common number of its editions: `GB/T 1001`. */
  readonly series?: string
  /** Its origin. */
  readonly source: string
}

const STATES = {
  current: { zh: '现行', en: 'Current' },
  withdrawn: { zh: '废止', en: 'Withdrawn' },
  coming: { zh: '即将实施', en: 'To come' },
} as const satisfies Record<string, Labelled>

const oneOrNone = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
const label = (zh: string, en: string): Labelled => ({ zh, en })

const FIELDS: readonly Field<Standard>[] = [
  {
    name: 'ALLTEXT',
    aliases: [],
    type: 'text',
    group: 'text',
    label: label('全部', 'All'),
    example: 'x',
    text: ['heading', 'scope', 'chapters'],
  },
  { name: 'H', aliases: ['heading'], type: 'text', group: 'text', label: label('名称', 'Heading'), example: 'H=x', text: ['heading'] },
  {
    name: 'DR',
    aliases: ['drafter'],
    type: 'party',
    group: 'party',
    label: label('起草单位', 'Drafted by'),
    example: 'DR=x',
    text: ['drafters'],
    values: ({ drafters = [] }) => drafters,
    facet: 'drafter',
  },
  {
    name: 'no',
    aliases: [],
    type: 'number',
    group: 'number',
    label: label('标准号', 'Number'),
    example: 'no=GB*',
    values: ({ number }) => oneOrNone(number).map(plainNumber),
    sort: 'number',
  },
  {
    name: 'issued',
    aliases: [],
    type: 'date',
    group: 'date',
    label: label('发布日', 'Date of issue'),
    example: 'issued=2020',
    values: ({ issued }) => oneOrNone(issued).map(Number),
    sort: 'issue_date',
  },
  {
    name: 'issued-year',
    aliases: [],
    type: 'date',
    group: 'date',
    label: label('发布年', 'Year of issue'),
    example: 'issued-year=2020',
    values: ({ issued }) => oneOrNone(issued).map((day) => Number(day.slice(0, 4))),
    dateUnit: 'year',
    searchedAs: 'issued',
    facet: 'issued.year',
  },
  {
    name: 'state',
    aliases: [],
    type: 'code',
    group: 'status',
    label: label('状态', 'State'),
    example: 'state=现行',
    values: ({ state }) => oneOrNone(state),
    labels: STATES,
    facet: 'state',
  },
  {
    name: 'ics',
    aliases: [],
    type: 'code',
    group: 'class',
    label: label('ICS 分类', 'ICS'),
    example: 'ics=29*',
    values: ({ ics = [] }) => ics,
    facet: 'ics',
  },
  {
    name: 'pages',
    aliases: [],
    type: 'count',
    group: 'count',
    label: label('页数', 'Pages'),
    example: 'pages>=10',
    values: ({ pages }) => oneOrNone(pages),
    sort: 'pages',
  },
]

/** Capitals without white space, commas and hyphens, like other numbers in a query. */
function plainNumber(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,_-]+/g, '')
}

/** A second version, so that versioning is tested, too. */
const STANDARD_KIND: RecordKind<Standard> = {
  name: 'standard',
  indexName: 'standards',
  version: 2,
  label: label('标准', 'Standards'),
  module: import.meta.url,
  fields: fieldTable({ list: FIELDS, freeText: 'ALLTEXT' }),
  dialects: {},
  textColumns: [
    { name: 'scope', weight: 3, role: 'abstract', texts: ({ scope }) => oneOrNone(scope) },
    {
      name: 'heading',
      weight: 8,
      role: 'title',
      texts: ({ heading, headingInEnglish }) => [heading, ...oneOrNone(headingInEnglish)],
    },
    { name: 'chapters', weight: 1, role: 'body', inBody: true, texts: ({ chapters = [] }) => chapters },
    { name: 'drafters', weight: 4, texts: ({ drafters = [] }) => drafters },
  ],
  identity: ({ number }) => number ?? null,
  withoutIdentity: label('没有标准号', 'has no number'),
  readIds: (text) => (/^[a-z]+\/?t? ?\d+-\d{4}$/i.test(text) ? [text.toUpperCase()] : []),
  relations: { replaces: { keys: ({ replaces = [] }) => replaces.map(plainNumber), key: plainNumber } },
  order: { field: 'issued', date: ({ issued }) => issued },
  groupings: { series: { key: ({ series }) => series } },
  sameSubject: 'series',
  bodyProperties: ['chapters'],
  content: ({ source: _, ...content }) => JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  merge: (records) => records.at(-1) as Standard,
  parallelTexts: ({ heading, headingInEnglish }) => [
    [{ lang: 'zh', text: heading }, ...oneOrNone(headingInEnglish).map((text) => ({ lang: 'en', text }))],
  ],
  suggestFields: ['DR'],
}

export { STANDARD_KIND, STANDARD_KIND as kind }
