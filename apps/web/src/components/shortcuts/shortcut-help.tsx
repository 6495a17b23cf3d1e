import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './shortcut-help.module.css'

/** A key and what it does. */
export interface ShortcutRow {
  readonly keys: readonly string[]
  readonly does: string
}

interface ShortcutHelpProps {
  title: string
  close: string
  rows: readonly ShortcutRow[]
  onClose: () => void
}

/** The shortcuts of a page in a dialog; the browser traps the focus and restores it. */
export function ShortcutHelp({ title, close, rows, onClose }: ShortcutHelpProps) {
  return (
    <Dialog onClose={onClose} className={styles['dialog']} aria-labelledby="shortcut-help">
      <header>
        <h2 id="shortcut-help">{title}</h2>
        <Button kind="plain" icon aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <dl>
        {rows.map((row) => (
          <div key={row.does}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
