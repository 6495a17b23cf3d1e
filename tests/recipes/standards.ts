import { WEB_EDITS, WEB_FILES } from './standards-web.ts'

// A kind of record as the recipe "Add a record kind" of CONTRIBUTING.md makes one: technical standards, imported from JSON lines.

/** The files a new kind consists of, by their paths. */
export const NEW_FILES: Readonly<Record<string, string>> = {
  'packages/records/src/standards/standard-kind.ts': `import type { Field } from '../kinds/field.ts'
import { fieldTable } from '../kinds/field-table.ts'
import type { RecordKind } from '../kinds/record-kind.ts'

/** A technical standard. */
export interface Standard {
  /** \`GB/T 1001-2020\`. */
  readonly number: string
  readonly heading: string
  readonly scope?: string
  readonly publisher?: string
  /** \`yyyyMMdd\`. */
  readonly issued?: string
}

const FIELDS: readonly Field<Standard>[] = [
  {
    name: 'H',
    aliases: ['heading'],
    type: 'text',
    group: 'text',
    label: { zh: '标准名称', en: 'Heading' },
    example: 'H=battery',
    text: ['heading'],
  },
  {
    name: 'ALL',
    aliases: [],
    type: 'text',
    group: 'text',
    label: { zh: '全部文字', en: 'All texts' },
    example: 'battery',
    text: ['heading', 'scope'],
  },
  {
    name: 'PB',
    aliases: ['publisher'],
    type: 'party',
    group: 'party',
    label: { zh: '发布机构', en: 'Publisher' },
    example: 'PB=SAC',
    text: ['publisher'],
    values: ({ publisher }) => (publisher === undefined ? [] : [publisher]),
    facet: 'publisher',
  },
  {
    name: 'issued',
    aliases: [],
    type: 'date',
    group: 'date',
    label: { zh: '发布日', en: 'Date of issue' },
    example: 'issued>=2020',
    values: ({ issued }) => (issued === undefined ? [] : [Number(issued)]),
    sort: 'issue_date',
  },
]

/** Technical standards. */
export const STANDARD_KIND: RecordKind<Standard> = {
  name: 'standard',
  indexName: 'standards',
  version: 1,
  label: { zh: '标准', en: 'Standards' },
  module: import.meta.url,
  fields: fieldTable({ list: FIELDS, freeText: 'ALL' }),
  dialects: {},
  textColumns: [
    { name: 'heading', weight: 5, role: 'title', texts: ({ heading }) => [heading] },
    { name: 'scope', weight: 2, role: 'abstract', texts: ({ scope }) => (scope === undefined ? [] : [scope]) },
    { name: 'publisher', weight: 1, texts: ({ publisher }) => (publisher === undefined ? [] : [publisher]) },
  ],
  identity: ({ number }) => number || null,
  withoutIdentity: { zh: '没有标准号', en: 'has no number' },
  readIds: (text) => [text.toUpperCase().replace(/\\s+/g, ' ').trim()],
  relations: {},
  order: { field: 'issued', date: ({ issued }) => issued },
  groupings: { publisher: { key: ({ publisher }) => publisher } },
  bodyProperties: [],
  content: ({ number, heading, scope, publisher, issued }) => JSON.stringify([number, heading, scope, publisher, issued]),
  merge: (records) => records.at(-1)!,
  suggestFields: ['PB'],
}

export { STANDARD_KIND as kind }
`,
  'packages/contract/src/standards/calls.ts': `import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { LIST_ERRORS, listAnswerOf, listRequestSchema, listRowSchema } from '../kinds/record-list.ts'
import { text } from '../text.ts'

const standardRowSchema = listRowSchema.extend({ number: z.string(), heading: z.string(), issued: z.string().nullable() })

/** The calls of the domain standards. */
export const STANDARD_CALLS = {
  searchStandards: call({
    id: null,
    method: 'POST',
    path: '/api/search/standard/search',
    who: 'guest',
    countsAsSearch: true,
    request: listRequestSchema,
    answer: listAnswerOf(standardRowSchema),
    errors: LIST_ERRORS,
    summary: { zh: '标准检索', en: 'Search of standards' },
  }),
  getStandard: call({
    id: null,
    method: 'POST',
    path: '/api/search/standard/detail',
    who: 'guest',
    request: z.object({ number: text().min(1).max(100) }),
    answer: standardRowSchema.extend({ scope: z.string().nullable(), publisher: z.string().nullable() }),
    errors: ['SEARCH_STARTING', 'STANDARD_NOT_FOUND'],
    summary: { zh: '标准详情', en: 'One standard' },
  }),
} satisfies CallTable
`,
  'packages/contract/src/standards/errors.ts': `import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain standards answer. */
export const STANDARD_ERRORS = {
  STANDARD_NOT_FOUND: { code: 404, everywhere: false, zh: '没有标准 {number}', en: 'There is no standard {number}' },
} as const satisfies ErrorTable
`,
  'packages/imports/src/sources/standards/standard-sources.ts': `import { STANDARD_KIND } from '@gezhi/records'
import { recordLinesSource } from '../record-lines/record-lines-source.ts'

/** Formats of standards: JSON lines, each a record. */
export const STANDARD_SOURCES = [recordLinesSource(STANDARD_KIND, { recognisedBy: ['number', 'heading'] })]
`,
  'apps/server/src/standards/standards-domain.ts': `import { CALLS, type AnswerOf } from '@gezhi/contract'
import { STANDARD_KIND, type Standard } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { defineDomain } from '../platform/domain.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { findRecord } from '../kinds/find-record.ts'

type StandardRow = AnswerOf<typeof CALLS.standards.searchStandards>['list'][number]

/** Standards: their lists, and one of them by its number. */
export const standardsDomain = defineDomain({
  name: 'standards',
  calls: CALLS.standards,
  open: () => ({
    handlers(serving) {
      const engine = serving.engines.of(STANDARD_KIND)
      return {
        searchStandards: searchAnswerer({ engine, snippetColumns: ['scope'], toRow: standardRow }, serving),
        async getStandard({ number }) {
          requireReady(serving.readiness)
          const found = await findRecord(engine, number)
          if (found === null) throw new CallError('STANDARD_NOT_FOUND', { number })
          const { scope = null, publisher = null } = found.record
          return { ...standardRow(found), scope, publisher }
        },
      }
    },
  }),
})

function standardRow({ docId, record }: StoredRecord<Standard>): StandardRow {
  return { id: docId, number: record.number, heading: record.heading, issued: record.issued ?? null }
}
`,
  ...WEB_FILES,
}

/** Manual edits of existing files: the text and its replacement. */
export const EDITS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'packages/records/src/index.ts': [
    [
      "export { PATENT_KIND } from './patents/patent-kind.ts'\n",
      "export { PATENT_KIND } from './patents/patent-kind.ts'\nexport { STANDARD_KIND, type Standard } from './standards/standard-kind.ts'\n",
    ],
  ],
  'packages/contract/src/calls.ts': [
    [
      "import type { CallTable } from './call.ts'\n",
      "import { STANDARD_CALLS } from './standards/calls.ts'\nimport type { CallTable } from './call.ts'\n",
    ],
    ['  patents: PATENT_CALLS,\n', '  patents: PATENT_CALLS,\n  standards: STANDARD_CALLS,\n'],
  ],
  'packages/contract/src/errors.ts': [
    [
      "import type { Language } from './language.ts'\n",
      "import { STANDARD_ERRORS } from './standards/errors.ts'\nimport type { Language } from './language.ts'\n",
    ],
    ['  ...PATENT_ERRORS,\n', '  ...PATENT_ERRORS,\n  ...STANDARD_ERRORS,\n'],
  ],
  'packages/imports/src/sources/sources.ts': [
    ['PATENT_KIND, TRADEMARK_KIND,', 'PATENT_KIND, STANDARD_KIND, TRADEMARK_KIND,'],
    [
      '.COMPANY_SOURCES },\n',
      ".COMPANY_SOURCES },\n  { kind: STANDARD_KIND, sources: async () => (await import('./standards/standard-sources.ts')).STANDARD_SOURCES },\n",
    ],
  ],
  'apps/server/src/app/domains.ts': [
    [
      "import { searchDomain } from '../search/search-domain.ts'\n",
      "import { searchDomain } from '../search/search-domain.ts'\nimport { standardsDomain } from '../standards/standards-domain.ts'\n",
    ],
    ['  searchDomain,\n', '  searchDomain,\n  standardsDomain,\n'],
  ],
  ...WEB_EDITS,
}

/** Files written by programs. */
export const GENERATED: readonly string[] = [
  'apps/web/src/app/feature-list.ts',
  'docs/api.md',
  'docs/errors.md',
  'docs/query-fields.md',
  'packages/contract/src/client/routes.ts',
]
