import { ownFieldName } from '@gezhi/query'
import type { ExportColumn } from '../kinds/record-export.ts'
import type { OwnFieldStore, ReadableField } from './own-field-store.ts'
import { fieldKey } from './own-fields.ts'
import { shownValue } from './shown-value.ts'

/** Columns of exports for the fields of the indexes that a user may read; fields of one name are one column. */
export async function ownColumns(store: OwnFieldStore, userId: string): Promise<readonly ExportColumn[]> {
  return [...Map.groupBy(await store.readable(userId), fieldKey).values()].map((fields) => ownColumn(store, fields))
}

function ownColumn(store: Pick<OwnFieldStore, 'cells'>, fields: readonly ReadableField[]): ExportColumn {
  const [{ title, type }] = fields as readonly [ReadableField]
  const isNumber = fields.every((field) => field.type === 'number')
  const cells = new Map<string, (string | number)[]>()
  return {
    code: ownFieldName(title),
    label: { zh: title, en: title },
    group: { zh: '标引字段', en: 'Index fields' },
    kind: isNumber ? 'number' : 'text',
    width: type === 'text' ? 40 : 16,
    async load() {
      for (const field of fields)
        for (const { patentId, values } of await store.cells(field)) {
          const shown = isNumber ? values : [shownValue(field, values)]
          cells.set(patentId, [...(cells.get(patentId) ?? []), ...shown])
        }
    },
    value: ({ docId }) => {
      const values = [...new Set(cells.get(docId))]
      return values.length < 2 ? (values[0] ?? null) : isNumber ? values[0]! : values.join('; ')
    },
  }
}
