import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './projects-page.module.css'

/** What was deleted, and how it is undone. */
export interface Deleted {
  readonly text: string
  readonly undo: () => Promise<unknown>
}

/** Shows what was deleted; the deletion can be undone until the next action. */
export function UndoBar({ deleted, onDone }: { readonly deleted: Deleted; readonly onDone: () => void }) {
  const { t } = useTranslation('projects')
  const undo = () => {
    onDone()
    void deleted.undo()
  }
  return (
    <p className={styles['undo']} role="status">
      {deleted.text}
      <Button kind="link" onClick={undo}>
        {t('undo')}
      </Button>
    </p>
  )
}
