import { createHash } from 'node:crypto'
import { lowerQuery, ownFieldName, ownFieldRow, printQuery, withOwnFields, type QueryNode, type RecordSet } from '@gezhi/query'
import { fieldTable, type FieldTable } from '@gezhi/records'
import { Oracle } from '@gezhi/search'
import type { OwnFields, OwnValue } from '../kinds/own-fields.ts'
import type { FieldCell, OwnFieldStore, ReadableField } from './own-field-store.ts'

/** Values of a field that are counted, of those with the most patents. */
const MAX_COUNTED = 100
/** Digits of the year of a date, by which dates are counted. */
const YEAR = 10_000

/**
 * The fields that a user may read beside those of a kind. Within a project its own fields come first: another project's field of the same
 * name is meant only where the project has none.
 */
export function ownFieldsOf(
  store: Pick<OwnFieldStore, 'cells'>,
  table: FieldTable,
  readable: readonly ReadableField[],
  projectId?: string,
): OwnFields {
  const within = new Set(readable.filter((field) => field.projectId === projectId).map(fieldKey))
  const meant = readable.filter((field) => field.projectId === projectId || !within.has(fieldKey(field)))
  const byName = Map.groupBy(meant, fieldKey)
  const named = (name: string) => byName.get(comparable(name)) ?? []
  return {
    fields: withOwnFields(table, meant),
    select: (name, operand) => ({
      kind: 'records',
      set: selectedSet(store, named(name), operand),
      source: { kind: 'field', fields: [name], operand },
    }),
    values: (name) => valuesOf(store, named(name)),
  }
}

/** By which fields of one name are the same in queries. */
export function fieldKey({ title }: Pick<ReadableField, 'title'>): string {
  return comparable(ownFieldName(title))
}

function comparable(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}

/** The patents with values that meet a condition, in any of the fields. */
function selectedSet(store: Pick<OwnFieldStore, 'cells'>, fields: readonly ReadableField[], operand: QueryNode): RecordSet {
  const identity = JSON.stringify([fields.map(versionOf), printQuery(operand)])
  return {
    name: `my ${createHash('sha256').update(identity).digest('base64url')}`,
    async ids() {
      const cells = await Promise.all(fields.map((field) => store.cells(field)))
      return [...selected(fields, cells, operand)]
    },
  }
}

/** Of select fields also the options, whose labels a query can name. */
function versionOf({ id, revision, type, options }: ReadableField) {
  return type === 'person' ? [id, revision, options] : [id, revision]
}

/** Each comparison is met by some value of a patent, so that groups are joined by patent. */
function selected(fields: readonly ReadableField[], cells: readonly (readonly FieldCell[])[], node: QueryNode): ReadonlySet<string> {
  if (node.kind === 'or' || node.kind === 'and') {
    const [first, ...others] = node.operands.map((operand) => selected(fields, cells, operand))
    const isAnd = node.kind === 'and'
    return others.reduce((all, set) => (isAnd ? all.intersection(set) : all.union(set)), first ?? new Set<string>())
  }
  return new Set(fields.flatMap((field, at) => matching(field, cells[at]!, node).map(({ patentId }) => patentId)))
}

function matching(field: ReadableField, cells: readonly FieldCell[], operand: QueryNode): readonly FieldCell[] {
  const row = ownFieldRow([field])
  const fields = fieldTable<FieldCell>({ list: [row], freeText: row.name })
  const condition = lowerQuery({ kind: 'field', fields: [row.name], operand }, fields)
  return new Oracle<FieldCell>(
    { fields, textColumns: [{ name: row.name, texts: ({ values }: FieldCell) => values.map(String) }] },
    cells,
  ).hits(condition)
}

/** The patents of each value; dates by year. */
async function valuesOf(store: Pick<OwnFieldStore, 'cells'>, fields: readonly ReadableField[]): Promise<readonly OwnValue[]> {
  const each = await Promise.all(fields.map(async (field) => patentsByValue(field, await store.cells(field))))
  const byValue = new Map<string, ReadonlySet<string>>()
  for (const [value, patents] of each.flatMap((values) => [...values])) byValue.set(value, byValue.get(value)?.union(patents) ?? patents)
  const version = createHash('sha256')
    .update(JSON.stringify(fields.map(versionOf)))
    .digest('base64url')
  return [...byValue]
    .toSorted(([a, some], [b, others]) => others.size - some.size || (a < b ? -1 : 1))
    .slice(0, MAX_COUNTED)
    .map(([value, patents]) => ({ value, records: { name: `my ${version} ${value}`, ids: () => Promise.resolve([...patents]) } }))
}

/** Patents by value, as long as the store keeps the cells. */
const grouped = new WeakMap<readonly FieldCell[], ReadonlyMap<string, ReadonlySet<string>>>()

function patentsByValue({ type }: ReadableField, cells: readonly FieldCell[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = grouped.get(cells)
  if (known !== undefined) return known
  const byValue = new Map<string, Set<string>>()
  for (const { patentId, values } of cells) {
    for (const value of values) {
      const counted = String(type === 'date' ? Math.floor(Number(value) / YEAR) : value)
      const patents = byValue.get(counted)
      if (patents === undefined) byValue.set(counted, new Set([patentId]))
      else patents.add(patentId)
    }
  }
  grouped.set(cells, byValue)
  return byValue
}
