import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'

/** That an analysis was deleted, and while it can be undone, the way back. */
export function Removed({ onUndo }: { readonly onUndo: (() => void) | undefined }) {
  const { t } = useTranslation('novelty')
  return (
    <p role="status">
      {t('removed')}{' '}
      {onUndo && (
        <Button kind="link" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </p>
  )
}
