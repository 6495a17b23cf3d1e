import { useListWords } from '../../../kinds/kind-words.ts'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { RecordActions } from '../../../components/record-actions/record-actions.tsx'
import { useKind } from '../../../kinds/use-kind.ts'
import { clearPicked, usePickedRecords } from './picked-records.ts'
import styles from './selection-bar.module.css'

/** Actions for the selected records; hidden while none is selected. */
export function SelectionBar() {
  const { t } = useListWords()
  const kind = useKind()
  const picked = usePickedRecords(kind)
  if (picked.size === 0) return null
  const records = [...picked].map(([id, number]) => ({ id, number }))
  const numbers = [...picked.values()].filter((number) => number !== null)
  return (
    <div className={styles['bar']} role="group" aria-label={t('picked.label')}>
      <span aria-live="polite">{t('picked.count', { count: picked.size })}</span>
      <RecordActions kind={kind.name} records={records} />
      <CopyButton
        withLabel
        text={numbers.join('\n')}
        label={t('picked.copy')}
        done={t('picked.copied', { count: numbers.length })}
        failed={t('picked.copyFailed')}
      />
      <Button kind="plain" onClick={() => clearPicked(kind)}>
        {t('picked.clear')}
      </Button>
    </div>
  )
}
