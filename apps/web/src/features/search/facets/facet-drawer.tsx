import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './facet-drawer.module.css'

interface FacetDrawerProps {
  title: string
  close: string
  /** What closing the drawer shows: 1,234 件. */
  done: string
  onClose: () => void
  children: ReactNode
}

/** The facets on a narrow screen: a sheet over the list, which changes behind it at each choice. */
export function FacetDrawer({ title, close, done, onClose, children }: FacetDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles['drawer']} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <Button kind="plain" icon aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles['body']}>{children}</div>
      <footer>
        <Button kind="primary" onClick={() => dialog.current?.close()}>
          {done}
        </Button>
      </footer>
    </dialog>
  )
}
