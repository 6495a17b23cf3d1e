import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useNamedStrategies } from '../../search-state/strategies/use-named-strategies.ts'
import { useKindLanguage } from '../../kinds/use-kind.ts'
import styles from './strategies-page.module.css'
import { useReferenceReader } from './use-reference-reader.ts'

interface UndoBarProps {
  /** Ids of the strategies that are being deleted. */
  readonly removed: readonly string[]
  readonly onUndo: () => void
}

/** Says what is being deleted, and which strategies refer to it; it can be undone. */
export function UndoBar({ removed, onUndo }: UndoBarProps) {
  const { t } = useTranslation('strategies')
  const { fields } = useKindLanguage()
  const { data = [] } = useNamedStrategies()
  const dependent = useReferenceReader()?.dependentTitles(data, removed, fields) ?? []
  return (
    <p className={styles['removed']} role="status">
      {t('removed', { count: removed.length })}
      {dependent.length > 0 && ` ${t('dependent', { titles: dependent.join(t('comma')) })}`}
      <Button kind="link" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  )
}
