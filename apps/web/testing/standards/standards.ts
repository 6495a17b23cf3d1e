import { STANDARD_KIND } from '@gezhi/search/testing/standard'
import { loadedOnce } from '../../src/kinds/loaded-once.ts'
import { recordDate } from '../../src/kinds/record-date.ts'
import type { SearchableKind } from '../../src/kinds/searchable-kind.ts'
import type { KindDisplay, ListedRow } from '../../src/kinds/kind-display.ts'

/** A standard as its lists show it. */
export interface StandardRow extends ListedRow {
  readonly number: string | null
  readonly heading: string
  readonly scope: string
  readonly issued: string | null
  readonly state: string | null
  readonly drafters: readonly string[]
}

/** The calls of patents, whose requests and responses are the same: the contract has none for standards. */
const CALLS = {
  domain: 'search',
  list: 'searchPatents',
  record: { domain: 'patents', name: 'getPatent', parameter: 'publication_number' },
} as const

/** A second kind of record in the web, which shares nothing with patents. */
export const STANDARDS: SearchableKind = {
  name: 'standard',
  label: { zh: '标准', en: 'standard' },
  words: 'standards',
  language: loadedOnce(async () => {
    const { fields, dialects, textColumns } = STANDARD_KIND
    return {
      fields,
      dialects,
      isNumber: (text) => STANDARD_KIND.readIds(text.trim()).length > 0,
      boxCommands: ['ALLTEXT', 'H', 'DR'],
      textColumns: textColumns.map(({ name }) => name),
      markedColumns: { text: /^(?:heading|scope|chapters)$/, drafter: /^drafters$/ },
    }
  }),
  display: loadedOnce(() => Promise.resolve(STANDARD_DISPLAY)),
  pages: { list: '/standards', record: '/standard' },
  calls: CALLS,
  facets: [
    { key: 'state', field: 'state' },
    { key: 'issued', field: 'issued.year', panel: 'years' },
    { key: 'drafter', field: 'drafter' },
  ],
  sorts: [
    { key: 'latest', sortField: 'issue_date', sortOrder: 'DESC' },
    { key: 'longest', sortField: 'pages', sortOrder: 'DESC' },
  ],
  groupings: ['none', 'series'],
  views: ['tableList'],
  modes: { command: { call: 'searchByCommand', entry: '/standardCommand', ofQuery: true } },
  box: {
    name: { zh: '标准', en: 'Standards' },
    placeholder: { zh: '标准号、名称，或检索式', en: 'Number, heading or query' },
    tools: [],
  },
  pageId: ({ number, id }: StandardRow) => number ?? id,
}

const FIRST_FIELDS = ['issued', 'state', 'drafters']

/** What lists of standards show. */
const STANDARD_DISPLAY: KindDisplay<StandardRow> = {
  valueName: (facet, value, language) => STANDARD_KIND.fields.byFacet(facet)?.labels?.[value]?.[language] ?? value,
  fields: [
    { key: 'issued', width: 92, cell: ({ issued }) => (issued === null ? null : { kind: 'text', text: recordDate(issued) }) },
    { key: 'state', width: 92, cell: ({ state }) => (state === null ? null : { kind: 'value', facet: 'state', value: state }) },
    {
      key: 'drafters',
      width: 176,
      long: true,
      cell: ({ drafters }) => (drafters.length === 0 ? null : { kind: 'marked', text: drafters.join('; '), place: 'drafter' }),
    },
  ],
  fieldsInOrder: () => FIRST_FIELDS.map((field) => ({ field, shown: true })),
  choosesFields: false,
  row: {
    title: ({ heading }) => heading,
    number: ({ number }) => number,
    copied: ({ number }) => number,
    abstract: ({ scope }) => scope,
  },
  partOf: (column) => column,
}
