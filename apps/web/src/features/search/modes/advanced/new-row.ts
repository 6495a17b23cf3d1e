import type { SearchField } from '@gezhi/contract/client'
import type { FieldTable } from '@gezhi/records'
import type { FieldCondition, FormGroup, FormRow } from './search-form.ts'

/** The kinds of condition a field supports, the usual one first. Pure. */
export function conditionKinds(
  field: Pick<SearchField, 'inputType'> | undefined,
): readonly [FieldCondition['kind'], ...FieldCondition['kind'][]] {
  switch (field?.inputType) {
    case undefined:
      return ['terms']
    case 'date':
    case 'count':
      return ['range', 'terms']
    case 'class':
      return ['terms', 'exact', 'range']
    case 'text':
      return ['terms']
    case 'party':
    case 'number':
    case 'code':
      return ['terms', 'exact']
  }
}

/** An empty condition of a kind. Pure. */
export function emptyCondition(kind: FieldCondition['kind']): FieldCondition {
  return kind === 'range' ? { kind, from: '', to: '' } : { kind, text: '' }
}

/** A row of a field in which nothing is written yet. Pure. */
export function newRow(id: number, field: string, fields: FieldTable): FormRow {
  const type = fields.find(field)?.type
  return { kind: 'row', id, negated: false, field, condition: emptyCondition(conditionKinds(type && { inputType: type })[0]) }
}

/** A form of rows of some fields in which nothing is written yet. Pure. */
export function emptyForm(rows: readonly string[], fields: FieldTable): FormGroup {
  return { kind: 'group', id: 1, negated: false, joint: 'and', members: rows.map((field, index) => newRow(index + 2, field, fields)) }
}

/** The row with another field: its value stays if the field supports the kind of condition. Pure. */
export function withField(row: FormRow, field: SearchField | undefined): FormRow {
  const kinds = conditionKinds(field)
  const isUsable = kinds.includes(row.condition.kind) && !(row.condition.kind === 'terms' && row.condition.text === '')
  return { ...row, field: field?.code ?? '', condition: isUsable ? row.condition : emptyCondition(kinds[0]) }
}
