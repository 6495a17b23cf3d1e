import { exampleOf, FIELD_GROUP_LABELS, type Field, type FieldGroup, type FieldType, type RecordKind } from '@gezhi/records'
import { RECORD_KINDS } from '../../apps/server/src/kinds/record-kinds.ts'
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

/** docs/query-fields.md: the field tables of all kinds by group. */
export function renderQueryFieldsPage(): string {
  return `${[
    '# Query fields',
    generatedFrom('the field tables of packages/records/src'),
    'Write `field=(…)` or `field:…`; field names are not case-sensitive. Fields marked “facet” can be counted (`groupList`), those marked “sort” can order a result list ' +
      '(`sortList`). Those marked “no data” are valid in queries but match nothing yet, for the reason given.',
    markdownTable(['type', 'values'], Object.entries(TYPES)),
    ...RECORD_KINDS.flatMap(renderKind),
  ].join('\n\n')}\n`
}

function renderKind({ label, fields: { list } }: RecordKind): string[] {
  const groups = Object.keys(FIELD_GROUP_LABELS) as FieldGroup[]
  const sections = groups
    .map((group) => ({ group, fields: list.filter((field) => field.group === group) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ group, fields }) => `### ${FIELD_GROUP_LABELS[group].en} / ${FIELD_GROUP_LABELS[group].zh}\n\n${fieldTable(fields)}`)
  return [`## ${label.en} / ${label.zh}`, `${list.length} fields.`, ...sections]
}

function fieldTable(fields: readonly Field[]): string {
  return markdownTable(
    ['field', 'also', 'type', 'label', 'example', 'facet, sort'],
    fields.map((field) => [
      code(field.name),
      field.aliases.map(code).join(' '),
      field.type,
      `${field.label.en} / ${field.label.zh}${field.withoutSource === undefined ? '' : ` (no data: ${field.withoutSource.en})`}`,
      code(exampleOf(field, 'en')),
      [field.facet === undefined ? '' : `facet ${code(field.facet)}`, field.sort === undefined ? '' : `sort ${code(field.sort)}`]
        .filter(Boolean)
        .join(', '),
    ]),
  )
}
