import { printQuery, readQuery } from '@gezhi/query'
import { TRADEMARK_FIELD_TABLE } from '@gezhi/records'

/** What the quick search asks for. */
export interface QuickSearchFields {
  readonly word: string
  /** Nice classes: `09`. */
  readonly classes: readonly string[]
  /** Without marks that have ended. */
  readonly live: boolean
}

/** The query of a quick search; empty if nothing was entered. A text that cannot be read as a query stays as it is. Pure. */
export function quickQuery({ word, classes, live }: QuickSearchFields): string {
  const conditions = [
    ...(classes.length === 0 ? [] : [classes.length === 1 ? `nc=${classes[0]}` : `nc=(${classes.join(' OR ')})`]),
    ...(live ? ['NOT status=inactive'] : []),
  ]
  const typed = word.trim()
  if (typed === '') return classes.length === 0 ? '' : conditions.join(' AND ')
  if (conditions.length === 0) return typed
  const { tree } = readQuery(typed, { fields: TRADEMARK_FIELD_TABLE, mode: 'box' })
  return [`(${tree === null ? typed : printQuery(tree)})`, ...conditions].join(' AND ')
}
