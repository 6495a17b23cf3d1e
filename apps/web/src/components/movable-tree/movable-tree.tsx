import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ControlLocale } from '../control-locale/control-locale.tsx'
import { Icon } from '../icon/icon.tsx'
import { isBelow } from './is-below.ts'
import styles from './movable-tree.module.css'

/** A row with the rows below it. */
export interface MovableRow {
  /** Unique in the tree. */
  readonly id: string
  readonly name: string
  readonly count: number
  /** Behind its name, such as a mark that it is shared. */
  readonly mark?: string | undefined
  readonly children: readonly MovableRow[]
}

interface MovableTreeProps {
  readonly label: string
  readonly rows: readonly MovableRow[]
  /** Ids of the expanded rows. */
  readonly expanded: ReadonlySet<string>
  readonly onExpanded: (expanded: ReadonlySet<string>) => void
  /** The open row; empty for none. */
  readonly chosen: string
  readonly onChosen: (id: string) => void
  /** A row was dropped on another one, or, with null, beside all rows. Without it rows cannot be moved. */
  readonly onMove?: ((id: string, targetId: string | null) => void) | undefined
  /** Label of the handle of a row: 移动：电池. */
  readonly handleLabel: (name: string) => string
  /** Label of the arrow of a row. */
  readonly openerLabel: (name: string) => string
}

const TYPE = 'application/x-gezhi-tree-row'

/**
 * A tree one of whose rows is open, and whose rows are moved into others: with the mouse, or with the keyboard from the handle (Enter, Tab
 * to the target, Enter). Up and down move between rows, right and left expand and collapse, Enter opens, letters move to a name. Brings
 * React Aria: render it from a file that is loaded lazily.
 */
export function MovableTree({ label, rows, expanded, onExpanded, chosen, onChosen, onMove, handleLabel, openerLabel }: MovableTreeProps) {
  const dragged = useRef<string | null>(null)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onMove === undefined,
    getItems: (keys) => [...keys].map((key) => ({ [TYPE]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [TYPE],
    onDragStart: ({ keys }) => void (dragged.current = String([...keys][0] ?? '')),
    onDragEnd: () => void (dragged.current = null),
    getDropOperation(target) {
      const id = dragged.current
      if (id === null) return 'cancel'
      if (target.type === 'root') return 'move'
      return target.dropPosition === 'on' && !isBelow(rows, id, String(target.key)) ? 'move' : 'cancel'
    },
    onRootDrop: () => dragged.current !== null && onMove?.(dragged.current, null),
    onItemDrop: ({ target }) => dragged.current !== null && onMove?.(dragged.current, String(target.key)),
  })
  return (
    <ControlLocale>
      <Tree
        // A tree cannot gain or lose its drag and drop: its hooks would change.
        key={onMove === undefined ? 'fixed' : 'movable'}
        aria-label={label}
        className={styles['tree'] ?? ''}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpanded(new Set([...keys].map(String)))}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === '' ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys]
          if (key !== undefined) onChosen(String(key))
        }}
        {...(onMove && { dragAndDropHooks })}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} isMovable={onMove !== undefined} handleLabel={handleLabel} openerLabel={openerLabel} />
        ))}
      </Tree>
    </ControlLocale>
  )
}

interface RowProps extends Pick<MovableTreeProps, 'handleLabel' | 'openerLabel'> {
  readonly row: MovableRow
  readonly isMovable: boolean
}

function Row({ row, isMovable, handleLabel, openerLabel }: RowProps) {
  const { id, name, count, mark, children } = row
  return (
    <TreeItem id={id} textValue={name} className={styles['row'] ?? ''}>
      <TreeItemContent>
        {({ isExpanded }) => (
          <div className={styles['content']}>
            {children.length > 0 ? (
              <Button slot="chevron" className={styles['opener'] ?? ''} aria-label={openerLabel(name)}>
                <Icon name={isExpanded ? 'down' : 'next'} size={14} />
              </Button>
            ) : (
              <span className={styles['opener']} />
            )}
            <span className={styles['name']}>{name}</span>
            {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
            <span className={styles['count']}>{count.toLocaleString()}</span>
            {isMovable && (
              <Button slot="drag" className={styles['handle'] ?? ''} aria-label={handleLabel(name)}>
                <Icon name="drag" size={14} />
              </Button>
            )}
          </div>
        )}
      </TreeItemContent>
      {children.map((child) => (
        <Row key={child.id} row={child} isMovable={isMovable} handleLabel={handleLabel} openerLabel={openerLabel} />
      ))}
    </TreeItem>
  )
}
