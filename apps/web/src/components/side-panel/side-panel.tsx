import { useId, type ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './side-panel.module.css'

interface SidePanelProps {
  readonly title: string
  /** Label of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** px; default 640. */
  readonly width?: number
  /** px left free at the top of the window; default none. */
  readonly offset?: number
  readonly children: ReactNode
}

/**
 * A drawer at the end of the window.
 */
export function SidePanel({ title, closeLabel, onClose, width, offset, children }: SidePanelProps) {
  const id = useId()
  return (
    <Dialog
      closesOutside
      onClose={onClose}
      className={styles['panel']}
      style={{ ...(width && { inlineSize: width }), ...(offset && { '--panel-offset': `${offset}px` }) }}
      aria-labelledby={id}
    >
      <div className={styles['content']}>
        <header className={styles['header']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <Button kind="plain" icon aria-label={closeLabel} title={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        <div className={styles['body']}>{children}</div>
      </div>
    </Dialog>
  )
}
