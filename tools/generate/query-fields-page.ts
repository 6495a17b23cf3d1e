import { exampleOf, FIELD_GROUP_LABELS, PATENT_FIELD_TABLE, type FieldGroup, type FieldType, type PatentField } from '@gezhi/records'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

const TYPES = {
  text: 'words, phrases, wildcards, proximity',
  party: 'words of the name; `==` for the whole name',
  number: 'a number in the format of any office; wildcards are allowed, such as `CN1*`',
  date: 'a day, month or year; `[a TO b]`, `>=`, `<=`',
  class: 'a symbol with its subdivisions; `==` for the symbol alone; `[a TO b]`',
  code: 'a code or its label',
  count: 'a number; `[a TO b]`, `>=`, `<=`',
} as const satisfies Record<FieldType, string>

/** docs/query-fields.md: the field table by group. */
export function renderQueryFieldsPage(): string {
  const groups = Object.keys(FIELD_GROUP_LABELS) as FieldGroup[]
  const sections = groups
    .map((group) => ({ group, fields: PATENT_FIELD_TABLE.list.filter((field) => field.group === group) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ group, fields }) => `## ${FIELD_GROUP_LABELS[group].en} / ${FIELD_GROUP_LABELS[group].zh}\n\n${fieldTable(fields)}`)
  return `${[
    '# Query fields',
    generatedFrom('packages/records/src/patents/patent-fields.ts'),
    `${PATENT_FIELD_TABLE.list.length} fields. Write \`field=(…)\` or \`field:…\`; field names are not case-sensitive. Fields marked “facet” are counted beside a result list ` +
      '(`groupList`), those marked “sort” can order it (`sortList`). Those marked “no data yet” are valid in queries but match nothing at present.',
    markdownTable(['type', 'values'], Object.entries(TYPES)),
    ...sections,
  ].join('\n\n')}\n`
}

function fieldTable(fields: readonly PatentField[]): string {
  return markdownTable(
    ['field', 'also', 'type', 'label', 'example', 'facet, sort'],
    fields.map((field) => [
      code(field.name),
      field.aliases.map(code).join(' '),
      field.type,
      `${field.label.en} / ${field.label.zh}${field.withoutSource === undefined ? '' : ` (no data yet: ${field.withoutSource.en})`}`,
      code(exampleOf(field, 'en')),
      [field.facet === undefined ? '' : `facet ${code(field.facet)}`, field.sort === undefined ? '' : `sort ${code(field.sort)}`]
        .filter(Boolean)
        .join(', '),
    ]),
  )
}
