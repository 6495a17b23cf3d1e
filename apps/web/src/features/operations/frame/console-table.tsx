import type { ReactNode } from 'react'
import styles from './console-table.module.css'

/** A column: its heading and content. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly render: (row: Row) => ReactNode
  /** number: aligned digits; time: dates, times and phones, without line breaks; actions: buttons, at the end; name: not broken early. */
  readonly kind?: 'number' | 'time' | 'actions' | 'name' | 'wide'
}

interface ConsoleTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
}

/** A dense table; on a phone one card per row, with a heading for each value. */
export function ConsoleTable<Row>({ label, columns, rows, keyOf }: ConsoleTableProps<Row>) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, kind }) => (
            <th key={key} scope="col" data-kind={kind}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, render, kind }) => (
              <td key={key} data-kind={kind} data-title={title}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
