import type { ReactNode } from 'react'
import styles from './own-list.module.css'

interface ChosenRowsProps<Row> {
  readonly list: readonly Row[]
  /** Their ids. */
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  /** The rows are still those of the previous page. */
  readonly waiting: boolean
  /** Label of the checkbox for all rows. */
  readonly label: string
  /** A row, as a `li` with its own checkbox. */
  readonly children: (row: Row, box: RowBox) => ReactNode
}

/** Props of a row's checkbox. */
export interface RowBox {
  readonly checked: boolean
  readonly onChange: () => void
}

/** Rows with checkboxes, and one for all of them. */
export function ChosenRows<Row extends { readonly id: string }>({
  list,
  chosen,
  onChosen,
  waiting,
  label,
  children,
}: ChosenRowsProps<Row>) {
  const all = list.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }
  return (
    <>
      <label className={styles['all']}>
        <input type="checkbox" checked={all} onChange={() => onChosen(new Set(all ? [] : list.map(({ id }) => id)))} />
        {label}
      </label>
      <ul className={styles['rows']} aria-busy={waiting}>
        {list.map((row) => children(row, { checked: chosen.has(row.id), onChange: () => toggle(row.id) }))}
      </ul>
    </>
  )
}
