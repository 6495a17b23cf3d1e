import type { ReactNode } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './facet-drawer.module.css'

interface FacetDrawerProps {
  title: string
  close: string
  /** Label of the button that closes the drawer: 1,234 件. */
  done: string
  onClose: () => void
  children: ReactNode
}

/** The facets on a narrow screen: a sheet over the list, which is updated with each choice. */
export function FacetDrawer({ title, close, done, onClose, children }: FacetDrawerProps) {
  return (
    <Dialog onClose={onClose} className={styles['drawer']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button kind="plain" icon aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles['body']}>{children}</div>
      <footer>
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      </footer>
    </Dialog>
  )
}
