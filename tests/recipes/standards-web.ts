// The web part of technical standards: their result list, command search, and record page.

/** The files of the web, by their paths. */
export const WEB_FILES: Readonly<Record<string, string>> = {
  'apps/web/src/kinds/standards/standards.ts': `import { loadedOnce } from '../loaded-once.ts'
import type { SearchableKind } from '../searchable-kind.ts'

/** Technical standards, as addresses and requests of the pages of search know them. */
export const STANDARDS: SearchableKind = {
  name: 'standard',
  label: { zh: '标准', en: 'standard' },
  words: 'standards',
  language: loadedOnce(async () => (await import('./standard-language.ts')).STANDARD_LANGUAGE),
  display: loadedOnce(async () => (await import('./standard-display.ts')).STANDARD_DISPLAY),
  pages: { list: '/standards', record: '/standard' },
  calls: {
    domain: 'standards',
    list: 'searchStandards',
    record: { domain: 'standards', name: 'getStandard', parameter: 'number' },
  },
  facets: [{ key: 'publisher', field: 'publisher' }],
  sorts: [
    { key: 'newest', sortField: 'issue_date', sortOrder: 'DESC' },
    { key: 'oldest', sortField: 'issue_date', sortOrder: 'ASC' },
  ],
  groupings: ['none', 'publisher'],
  views: ['tableList'],
  modes: { command: { call: 'searchStandards', entry: '/standardCommand', ofQuery: true } },
  box: {
    name: { zh: '标准', en: 'Standards' },
    placeholder: { zh: '标准号、名称，或检索式', en: 'Number, heading or query' },
    tools: [],
  },
  pageId: ({ number }: { readonly number: string }) => number,
}
`,
  'apps/web/src/kinds/standards/standard-language.ts': `import { STANDARD_KIND } from '@gezhi/records'
import type { KindLanguage } from '../kind-language.ts'

/** The fields of standards, and where the words of a query are seen. */
export const STANDARD_LANGUAGE: KindLanguage = {
  fields: STANDARD_KIND.fields,
  dialects: STANDARD_KIND.dialects,
  boxCommands: ['ALL', 'H', 'PB'],
  isNumber: (text) => /^(?:GB|ISO)(?:\\/T)? *\\d+-\\d{4}$/i.test(text.trim()),
  advancedForm: { rows: ['H', 'issued'] },
  textColumns: STANDARD_KIND.textColumns.map(({ name }) => name),
  markedColumns: { text: /^(?:heading|scope)$/ },
}
`,
  'apps/web/src/kinds/standards/standard-display.ts': `import type { Client } from '@gezhi/contract/client'
import type { KindDisplay } from '../kind-display.ts'
import { recordDate } from '../record-date.ts'

type StandardRow = Awaited<ReturnType<Client['standards']['searchStandards']>>['list'][number]

/** What lists of standards show. */
export const STANDARD_DISPLAY: KindDisplay<StandardRow> = {
  valueName: (_facet, value) => value,
  fields: [{ key: 'issued', width: 92, cell: ({ issued }) => (issued === null ? null : { kind: 'text', text: recordDate(issued) }) }],
  fieldsInOrder: () => [{ field: 'issued', shown: true }],
  choosesFields: false,
  row: {
    title: ({ heading }) => heading,
    number: ({ number }) => number,
    copied: ({ number }) => number,
  },
  partOf: (column) => column,
}
`,
  'apps/web/src/features/standards/feature.ts': `import type standardsZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    standards: typeof standardsZh
  }
}

/** The pages of standards: lists and command search are those of search, for another kind. */
export const standards = defineFeature({
  name: 'standards',
  routes: [
    {
      path: '/standards',
      title: { zh: '标准检索结果', en: 'Standards' },
      access: 'guest',
      catalogues: ['search', 'standards'],
      budget: 273,
      page: () => import('./standard-list-page.tsx').then(({ StandardListPage }) => StandardListPage),
    },
    {
      path: '/standardCommand',
      title: { zh: '标准命令检索', en: 'Command search for standards' },
      access: 'guest',
      catalogues: ['search', 'command', 'standards'],
      budget: 273,
      page: () => import('./standard-command-page.tsx').then(({ StandardCommandPage }) => StandardCommandPage),
    },
    {
      path: '/standardSearch',
      title: { zh: '标准高级检索', en: 'Advanced search for standards' },
      access: 'guest',
      catalogues: ['search', 'advanced', 'standards'],
      budget: 273,
      page: () => import('./standard-search-page.tsx').then(({ StandardSearchPage }) => StandardSearchPage),
    },
    {
      path: '/standard',
      title: { zh: '标准', en: 'Standard' },
      access: 'guest',
      catalogues: ['standards'],
      budget: 202,
      page: () => import('./standard-page.tsx').then(({ StandardPage }) => StandardPage),
    },
  ],
  catalogues: {
    standards: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
`,
  'apps/web/src/features/standards/standard-list-page.tsx': `import { STANDARDS } from '../../kinds/standards/standards.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { ResultListPage } from '../search/result-list-page.tsx'

/** /standards: what was found. */
export function StandardListPage() {
  return (
    <KindContext value={STANDARDS}>
      <ResultListPage />
    </KindContext>
  )
}
`,
  'apps/web/src/features/standards/standard-command-page.tsx': `import { STANDARDS } from '../../kinds/standards/standards.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { CommandPage } from '../search/modes/command/command-page.tsx'

/** /standardCommand: queries written in the query language. */
export function StandardCommandPage() {
  return (
    <KindContext value={STANDARDS}>
      <CommandPage />
    </KindContext>
  )
}
`,
  'apps/web/src/features/standards/standard-search-page.tsx': `import { STANDARDS } from '../../kinds/standards/standards.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { AdvancedPage } from '../search/modes/advanced/advanced-page.tsx'

/** /standardSearch: queries written by a form. */
export function StandardSearchPage() {
  return (
    <KindContext value={STANDARDS}>
      <AdvancedPage />
    </KindContext>
  )
}
`,
  'apps/web/src/features/standards/standard-page.tsx': `import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** /standard?id=GB/T 1001-2020: one standard. */
export function StandardPage() {
  const { t } = useTranslation('standards')
  const { id = '' } = useSearch({ strict: false }) as { id?: string }
  const { data, error } = useQuery(callQuery(useLanguage(), 'standards', 'getStandard', { number: id }))
  return (
    <article>
      <h1>{data?.heading}</h1>
      <p>{data?.scope}</p>
      {data && (
        <p>
          {t('columns.publisher')}: {data.publisher}
        </p>
      )}
      {error && <p role="alert">{error.message}</p>}
    </article>
  )
}
`,
  'apps/web/src/features/standards/catalogue/zh.ts': `/** What standards call things otherwise than lists of patents, in Chinese. */
export default {
  facet: { publisher: '发布机构' },
  sort: { newest: '发布日从新到旧', oldest: '发布日从旧到新' },
  grouping: { none: '不合并', publisher: '按发布机构合并' },
  columns: { publication: '标准号', title: '标准名称', issued: '发布日', publisher: '发布机构' },
  found: { noMatch: '没有符合条件的标准' },
}
`,
  'apps/web/src/features/standards/catalogue/en.ts': `import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

/** What standards call things otherwise than lists of patents, in English. */
const en: Texts<typeof zh> = {
  facet: { publisher: 'Publisher' },
  sort: { newest: 'Newest', oldest: 'Oldest' },
  grouping: { none: 'Not grouped', publisher: 'By publisher' },
  columns: { publication: 'Number', title: 'Heading', issued: 'Issued', publisher: 'Publisher' },
  found: { noMatch: 'No standard matches' },
}

export default en
`,
}

/** Manual edits of the web app. */
export const WEB_EDITS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'apps/web/src/kinds/kinds.ts': [
    [
      "import { PATENTS } from './patents/patents.ts'\n",
      "import { PATENTS } from './patents/patents.ts'\nimport { STANDARDS } from './standards/standards.ts'\n",
    ],
    ['COMPANIES]', 'COMPANIES, STANDARDS]'],
  ],
}
