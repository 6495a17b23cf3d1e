import type { RecordKind } from '@gezhi/records'

/**
 * The name of the text column, field, relation or grouping for which an object lacks what a kind needs to derive texts, values, keys or
 * identity; null if it can be stored as a record. Pure.
 */
export function recordError<R extends object>(kind: RecordKind<R>, record: R): string | null {
  for (const [part, hasRightType] of partsOf(kind, record)) {
    try {
      if (!hasRightType()) return part
    } catch {
      return part
    }
  }
  return null
}

/** Each part with a check of its type; an exception counts as a failure. */
function partsOf<R extends object>(kind: RecordKind<R>, record: R): readonly (readonly [part: string, hasRightType: () => boolean])[] {
  return [
    ['identity', () => isTextOr(null, kind.identity(record))],
    ['content', () => isTextOr(null, kind.content(record))],
    ...kind.textColumns.map((column) => [column.name, () => column.texts(record).every(isText)] as const),
    ...kind.fields.list.map((field) => [field.name, () => (field.values?.(record) ?? []).every(isValue)] as const),
    ...Object.entries(kind.relations).map(([name, relation]) => [name, () => relation.keys(record).every(isText)] as const),
    ...Object.entries(kind.groupings).map(([name, grouping]) => [name, () => isTextOr(undefined, grouping.key(record))] as const),
    ['order', () => isTextOr(undefined, kind.order.date(record)) && isTextOr(undefined, kind.order.fallback?.(record))],
  ]
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isTextOr(other: null | undefined, value: unknown): boolean {
  return value === other || isText(value)
}

function isValue(value: unknown): boolean {
  return isText(value) || (typeof value === 'number' && Number.isFinite(value))
}
