import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, type RefObject } from 'react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ColumnHeader } from '../columns/column-header.tsx'
import type { ColumnLayout } from '../columns/column-layout.ts'
import { useColumnLayout } from '../columns/column-store.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import type { ShownField } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { pickRecords, usePickedRecords } from '../selection/picked-records.ts'
import type { ListViewProps } from './list-view.ts'
import { ResultRow } from './result-row.tsx'
import styles from './result-table.module.css'
import { useIndexInPage } from './rows-in-page.ts'

interface ResultTableProps extends ListViewProps {
  /** The scroll container of the table. */
  readonly scroller: RefObject<HTMLElement | null>
}

/** Heights of rows, CSS pixels. */
const ROW_HEIGHT = { compact: 38, relaxed: 62 } as const
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 8

/** The table view: an HTML table that renders only the rows near the viewport. */
export function ResultTable({ rows, state, current, onCurrent, scroller }: ResultTableProps) {
  const { t } = useListWords()
  const kind = useShownKind()
  const picked = usePickedRecords(kind)
  const { layout, isFirst } = useColumnLayout()
  const shown = layout.filter((column) => column.shown)
  const keys = useShownFields(shown)
  const height = ROW_HEIGHT[state.density]
  const { numberWidth = NUMBER_WIDTH } = kind.row
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // The sticky header covers the first row's height.
    scrollPaddingStart: HEADER_HEIGHT,
  })
  useEffect(() => virtual.measure(), [virtual, height])
  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current, { align: 'auto' })
  }, [virtual, current])

  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const first = (state.page - 1) * state.size
  const inPage = useIndexInPage()
  return (
    <table
      className={styles['table']}
      style={{ minInlineSize: FIXED_WIDTH + numberWidth + shown.reduce((sum, { width }) => sum + width, 0) }}
      aria-label={t('rows.table')}
      aria-rowcount={rows.length + 1}
      data-density={state.density}
      data-first-layout={isFirst || undefined}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles['pick']}>
            <PickPage rows={rows} pickedHere={rows.filter((row) => picked.has(row.id)).length} />
          </th>
          <th scope="col" className={styles['number']}>
            {t('columns.number')}
          </th>
          <th scope="col" className={styles['publication']} style={{ width: numberWidth }}>
            {caption(t, kind, 'columns', 'publication')}
          </th>
          <th scope="col" className={styles['title']}>
            {caption(t, kind, 'columns', 'title')}
          </th>
          {shown.map((column) => (
            <ColumnHeader key={column.key} column={column} layout={layout} />
          ))}
        </tr>
      </thead>
      <tbody>
        <Spacer height={before} />
        {items.map(({ index }) => {
          const row = rows[index]
          return row === undefined ? null : (
            <ResultRow
              key={row.id}
              row={row}
              index={index}
              position={first + inPage(index) + 1}
              height={height}
              columns={keys}
              state={state}
              picked={picked.has(row.id)}
              current={index === current}
              onCurrent={onCurrent}
            />
          )
        })}
        <Spacer height={after} />
      </tbody>
    </table>
  )
}

/** Tick and position, and what the title has at least; CSS pixels. */
const FIXED_WIDTH = 40 + 44 + 240

/** Column of the record's number unless its kind gives a width, CSS pixels. */
const NUMBER_WIDTH = 140

/** The fields of the shown columns, the same list while they stay the same: rows are not rendered again when only a width changes. */
function useShownFields(shown: ColumnLayout): readonly ShownField[] {
  const { fields } = useShownKind()
  const joined = shown.map(({ key }) => key).join(' ')
  return useMemo(() => joined.split(' ').flatMap((key) => fields.find((field) => field.key === key) ?? []), [joined, fields])
}

const HEADER_HEIGHT = 36

/** A spacer with the height of rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ blockSize: height }} />
}

/** The checkbox that selects the whole page; indeterminate while some rows are selected. */
function PickPage({ rows, pickedHere }: { rows: ListViewProps['rows']; pickedHere: number }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const all = rows.length > 0 && pickedHere === rows.length
  return (
    <Checkbox half={pickedHere > 0 && !all} aria-label={t('rows.pickPage')} checked={all} onChange={() => pickRecords(kind, rows, !all)} />
  )
}
