import { printQuery, readQuery } from '@gezhi/query'
import { TRADEMARK_FIELD_TABLE } from '@gezhi/records'

/** What the quick search asks for. */
export interface QuickSearchFields {
  readonly word: string
  /** Nice classes: `09`. */
  readonly classes: readonly string[]
  /** Similar groups of the Chinese office: `0901`. */
  readonly groups: readonly string[]
  /** Vienna codes: `27.05`. */
  readonly elements: readonly string[]
  /** Without marks that have ended. */
  readonly live: boolean
}

/** The query of a quick search; empty if nothing was entered. A text that cannot be read as a query stays as it is. Pure. */
export function quickQuery({ word, classes, groups, elements, live }: QuickSearchFields): string {
  const codes = [...anyOf('nc', classes), ...anyOf('sg', groups), ...anyOf('vc', elements)]
  const conditions = [...codes, ...(live ? ['NOT status=inactive'] : [])]
  const typed = word.trim()
  if (typed === '') return codes.length === 0 ? '' : conditions.join(' AND ')
  if (conditions.length === 0) return typed
  const { tree } = readQuery(typed, { fields: TRADEMARK_FIELD_TABLE, mode: 'box' })
  return [`(${tree === null ? typed : printQuery(tree)})`, ...conditions].join(' AND ')
}

function anyOf(field: string, codes: readonly string[]): string[] {
  if (codes.length === 0) return []
  return [codes.length === 1 ? `${field}=${codes[0]}` : `${field}=(${codes.join(' OR ')})`]
}
