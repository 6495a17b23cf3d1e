import { caption, useListWords } from '../../../kinds/kind-words.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { useListView } from '../../../search-state/list-view.ts'
import { useFieldsInOrder } from '../columns/use-fields-in-order.ts'
import { CellContent } from '../list/cell-content.tsx'
import styles from './row-facts.module.css'

/** The fields of a row in a view besides number and title, with labels; missing ones are left out. */
export function RowFacts({ row }: { row: ListedRow }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const cells = useShownCells(row)
  return (
    <dl className={styles['facts']}>
      {cells.map(({ key, cell }) => (
        <div key={key}>
          <dt>{caption(t, kind, 'columns', key)}</dt>
          <dd>
            <CellContent cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The same without labels, for narrow places: one per line, or short ones together in a line of `facts`. */
export function RowLines({ row, line, facts }: { row: ListedRow; line: string | undefined; facts?: string | undefined }) {
  // Without columns, the legal status is shown next to the number.
  const cells = useShownCells(row).filter(({ cell: { kind } }) => kind !== 'legalStatus' && kind !== 'undated')
  const short = facts === undefined ? [] : cells.filter(({ long }) => !long)
  return (
    <>
      {cells
        .filter((one) => !short.includes(one))
        .map(({ key, cell }) => (
          <p key={key} className={line}>
            <CellContent cell={cell} />
          </p>
        ))}
      {short.length > 0 && (
        <p className={facts}>
          {short.map(({ key, cell }) => (
            <span key={key}>
              <CellContent cell={cell} />
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** The fields of a row that are visible in the view and not empty, in the order of the fields. */
function useShownCells(row: ListedRow) {
  const [view] = useListView()
  const { fields } = useShownKind()
  return useFieldsInOrder(view).flatMap(({ field: key, shown }) => {
    const field = shown ? fields.find((one) => one.key === key) : undefined
    const cell = field?.cell(row) ?? null
    return field === undefined || cell === null ? [] : [{ key, cell, long: field.long === true }]
  })
}
