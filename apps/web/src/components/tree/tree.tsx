import type { ReactNode } from 'react'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { ControlLocale } from '../control-locale/control-locale.tsx'
import { Icon } from '../icon/icon.tsx'
import { pressRowCheckbox, ROW_CONTROLS } from '../row-controls/row-controls.ts'
import styles from './tree.module.css'

interface TreeProps {
  readonly label: string
  /** Ids of the expanded rows. */
  readonly expanded: ReadonlySet<string>
  readonly onExpanded: (expanded: ReadonlySet<string>) => void
  readonly className?: string | undefined
  /** `TreeRow`s, or components that render them. */
  readonly children: ReactNode
}

/**
 * A tree of rows with checkboxes. Up and down move between rows, right and left expand and collapse or move in and out, Home and End go
 * to the ends, letters to a name; Space presses the checkbox of the row. Brings React Aria: render it from a file that is loaded lazily.
 */
export function Tree({ label, expanded, onExpanded, className, children }: TreeProps) {
  return (
    <ControlLocale>
      <div role="presentation" onKeyDownCapture={pressRowCheckbox}>
        <AriaTree
          aria-label={label}
          className={className ? `${styles['tree']} ${className}` : (styles['tree'] ?? '')}
          expandedKeys={expanded}
          onExpandedChange={(keys) => onExpanded(new Set([...keys].map(String)))}
        >
          {children}
        </AriaTree>
      </div>
    </ControlLocale>
  )
}

interface TreeRowProps {
  /** Unique in the tree. */
  readonly id: string
  /** Text matched by typed letters. */
  readonly name: string
  /** Label of its arrow; none for a row without children. */
  readonly opener?: string | undefined
  /** For a filter: how the row is marked. */
  readonly mark?: 'included' | 'excluded' | undefined
  readonly content: ReactNode
  /** The rows below it. */
  readonly children?: ReactNode
}

/** A row of a tree: an arrow if it has children, and its content. */
export function TreeRow({ id, name, opener, mark, content, children }: TreeRowProps) {
  return (
    <TreeItem
      id={id}
      textValue={name}
      className={styles['row'] ?? ''}
      data-included={mark === 'included' || undefined}
      data-excluded={mark === 'excluded' || undefined}
    >
      <TreeItemContent>
        {({ isExpanded, state }) => (
          <div className={styles['content']} {...ROW_CONTROLS}>
            {opener === undefined ? (
              <span className={styles['opener']} />
            ) : (
              <button
                type="button"
                className={styles['opener']}
                tabIndex={-1}
                aria-expanded={isExpanded}
                aria-label={opener}
                onClick={() => state.toggleKey(id)}
              >
                <Icon name={isExpanded ? 'down' : 'next'} size={14} />
              </button>
            )}
            {content}
          </div>
        )}
      </TreeItemContent>
      {/* Only a row with children can be expanded. */}
      {children || (opener !== undefined && <TreeNote id={`${id} …`}>…</TreeNote>)}
    </TreeItem>
  )
}

/** Displayed instead of rows: a loading message, or why there are none. */
export function TreeNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TreeItem id={id} textValue="" className={styles['row'] ?? ''}>
      <TreeItemContent>
        <div className={styles['content']} {...ROW_CONTROLS}>
          <span className={styles['opener']} />
          {children}
        </div>
      </TreeItemContent>
    </TreeItem>
  )
}
