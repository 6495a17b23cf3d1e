import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { failureOf } from '../../../components/failure/failure-kind.ts'
import { pageScale } from '../../../components/media/page-scale.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { useIdleModule } from '../../../components/use-idle-module.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { setFields } from '../../../preferences/save-preferences.ts'
import { moveColumn, type ColumnLayout, type LaidColumn } from './column-layout.ts'
import styles from './column-header.module.css'
import { widenColumn } from './column-store.ts'

// Loaded once the rows are rendered; until then headers cannot be dragged.
const dragging = () => import('../../../components/draggable-header/draggable-header.tsx')

/** Pixels a press of an arrow key widens by. */
const STEP = 16

/**
 * The header of a column: dragged onto another, also by keyboard, it replaces that one; its edge is dragged, or moved by arrow keys, to
 * change the width.
 */
export function ColumnHeader({ column, layout }: { column: LaidColumn; layout: ColumnLayout }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const name = caption(t, kind, 'columns', column.key)
  const style = { inlineSize: column.width }
  const edge = <Edge column={column} label={t('layout.widen', { name })} />
  const drop = (key: string) => {
    setFields({ kind: kind.name, scene: 'tableList' }, moveColumn(layout, key, column.key)).catch((error: unknown) =>
      showNotice(failureOf(error).message ?? t('layout.failed')),
    )
  }
  const module = useIdleModule(dragging)
  if (module === null || !kind.choosesFields) {
    return (
      <th scope="col" data-column={column.key} style={style}>
        <span className={styles['name']}>{name}</span>
        {edge}
      </th>
    )
  }
  return (
    <module.DraggableHeader column={column.key} name={name} style={style} onDropped={drop}>
      {edge}
    </module.DraggableHeader>
  )
}

function Edge({ column, label }: { column: LaidColumn; label: string }) {
  const kind = useShownKind()
  const start = useRef<{ x: number; width: number } | null>(null)
  const widen = (width: number) => widenColumn(kind, column.key, width)
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0
    if (by === 0) return
    event.preventDefault()
    widen(column.width + by)
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: column.width }
  }
  return (
    <span
      className={styles['edge']}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={column.width}
      aria-valuemin={60}
      aria-valuemax={600}
      tabIndex={0}
      title={label}
      onPointerDown={down}
      // Else the browser would begin to drag the name that grows below the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => start.current && widen(start.current.width + (event.clientX - start.current.x) / pageScale())}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onKeyDown={press}
    />
  )
}
