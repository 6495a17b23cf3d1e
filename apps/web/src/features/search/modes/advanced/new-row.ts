import type { SearchField } from '@gezhi/contract/client'
import type { Asked, FormGroup, FormRow } from './search-form.ts'

/** The ways a field can be asked, its usual one first. Pure. */
export function askedKinds(field: Pick<SearchField, 'inputType'> | undefined): readonly Asked['kind'][] {
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

/** Nothing asked yet, in one of the ways. Pure. */
export function nothingAsked(kind: Asked['kind']): Asked {
  return kind === 'range' ? { kind, from: '', to: '' } : { kind, text: '' }
}

/** A row of a field in which nothing is written yet. Pure. */
export function newRow(id: number, field: string): FormRow {
  return { kind: 'row', id, negated: false, field, asked: nothingAsked('terms') }
}

/** What an empty form begins with: title and abstract, and the applicant. */
export const EMPTY_FORM: FormGroup = {
  kind: 'group',
  id: 1,
  negated: false,
  joint: 'and',
  members: [newRow(2, 'TIAB'), newRow(3, 'AP'), { ...newRow(4, 'ad'), asked: nothingAsked('range') }],
}

/** The row with another field: what is written stays where the field can be asked that way. Pure. */
export function withField(row: FormRow, field: SearchField | undefined): FormRow {
  const kinds = askedKinds(field)
  const kept = kinds.includes(row.asked.kind) && !(row.asked.kind === 'terms' && row.asked.text === '')
  return { ...row, field: field?.code ?? '', asked: kept ? row.asked : nothingAsked(kinds[0] ?? 'terms') }
}
