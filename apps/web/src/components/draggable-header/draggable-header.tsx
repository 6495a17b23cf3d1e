import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { useDrop } from 'react-aria/useDrop'
import { ControlLocale } from '../control-locale/control-locale.tsx'
import styles from './draggable-header.module.css'

interface DraggableHeaderProps {
  /** Key of the column. */
  readonly column: string
  readonly name: string
  readonly style: CSSProperties
  /** The column of this key was dropped here. */
  readonly onDropped: (column: string) => void
  readonly children: ReactNode
}

/** Media type of dragged columns, so that nothing else can be dropped on a header. */
const COLUMN = 'application/x-gezhi-column'

/**
 * The header of a column, which can be dragged onto another to replace it. By keyboard: Enter lifts it, Tab moves between columns, Enter
 * drops it, Esc cancels. Brings React Aria: render it from a file that is loaded lazily.
 */
export function DraggableHeader(props: DraggableHeaderProps) {
  return (
    <ControlLocale>
      <Header {...props} />
    </ControlLocale>
  )
}

function Header({ column, name, style, onDropped, children }: DraggableHeaderProps) {
  const head = useRef<HTMLTableCellElement>(null)
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [COLUMN]: column, 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
  })
  const { dropProps, isDropTarget } = useDrop({
    ref: head,
    getDropOperation: (types) => (types.has(COLUMN) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const [item] = items
      if (item?.kind === 'text') void item.getText(COLUMN).then(onDropped)
    },
  })
  return (
    <th
      {...dropProps}
      ref={head}
      scope="col"
      // Tab moves through the possible positions of a dragged column.
      tabIndex={-1}
      aria-label={name}
      data-column={column}
      data-drop-target={isDropTarget || undefined}
      className={styles['head']}
      style={style}
    >
      <span {...dragProps} className={styles['name']} role="button" tabIndex={0} data-dragging={isDragging || undefined}>
        {name}
      </span>
      {children}
    </th>
  )
}
