import { CLASS_FIELDS } from './fields/class-fields.ts'
import { COUNT_FIELDS } from './fields/count-fields.ts'
import { DATE_FIELDS } from './fields/date-fields.ts'
import { LINK_FIELDS } from './fields/link-fields.ts'
import { NUMBER_FIELDS } from './fields/number-fields.ts'
import { PARTY_FIELDS } from './fields/party-fields.ts'
import { STATUS_FIELDS } from './fields/status-fields.ts'
import { TEXT_FIELDS } from './fields/text-fields.ts'
import type { PatentField } from './patent-field.ts'

/** Every field of patents, in the order of forms and help pages. */
export const PATENT_FIELDS: readonly PatentField[] = [
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...PARTY_FIELDS,
  ...DATE_FIELDS,
  ...CLASS_FIELDS,
  ...STATUS_FIELDS,
  ...LINK_FIELDS,
  ...COUNT_FIELDS,
]

const BY_NAME = new Map<string, PatentField>()
for (const field of PATENT_FIELDS) for (const name of [field.name, ...field.aliases]) BY_NAME.set(comparable(name), field)
// Chinese labels are names too (`申请人=…`), unless they say more than a name.
for (const field of PATENT_FIELDS)
  if (!BY_NAME.has(field.label.zh) && /^[\p{Script=Han}]+$/u.test(field.label.zh)) BY_NAME.set(field.label.zh, field)

const BY_FACET = new Map<string, PatentField>()
for (const field of PATENT_FIELDS) {
  if (field.facet !== undefined) for (const name of [field.facet, ...(field.facetAliases ?? [])]) BY_FACET.set(name, field)
}

const BY_SORT = new Map(PATENT_FIELDS.flatMap((field) => (field.sort === undefined ? [] : [[field.sort, field] as const])))

/** The field of a command, alias or Chinese label, in any case, full-width or not, with `_` for `-` or the other way round. */
export function patentField(name: string): PatentField | undefined {
  return BY_NAME.get(comparable(name))
}

/** The field a facet of the API counts (`class_ipc.section`, `inventor.original.name`). */
export function facetField(facet: string): PatentField | undefined {
  return BY_FACET.get(facet)
}

/** The field an order of the API sorts by (`application_date`). */
export function sortField(sort: string): PatentField | undefined {
  return BY_SORT.get(sort)
}

function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('_', '-')
}
