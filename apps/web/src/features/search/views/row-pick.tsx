import { useListWords } from '../../../kinds/kind-words.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { pickRecords, usePickedRecords } from '../selection/picked-records.ts'
import { rowTitle } from '../list/row-title.ts'

/** The checkbox that selects a row. */
export function RowPick({ row }: { row: ListedRow }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const picked = usePickedRecords(kind).has(row.id)
  return (
    <input
      type="checkbox"
      aria-label={t('rows.pick', { title: rowTitle(row, kind, t) })}
      checked={picked}
      onChange={() => pickRecords(kind, [row], !picked)}
    />
  )
}
