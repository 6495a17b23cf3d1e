import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { clearPicked, usePickedPatents } from './picked-patents.ts'
import styles from './selection-bar.module.css'

/** What can be done with the ticked patents; not there while none is ticked. */
export function SelectionBar() {
  const { t } = useTranslation('search')
  const picked = usePickedPatents()
  if (picked.size === 0) return null
  const numbers = [...picked.values()].filter((number) => number !== null)
  return (
    <div className={styles['bar']} role="group" aria-label={t('picked.label')}>
      <span aria-live="polite">{t('picked.count', { count: picked.size })}</span>
      <CopyButton
        withLabel
        text={numbers.join('\n')}
        label={t('picked.copy')}
        done={t('picked.copied', { count: numbers.length })}
        failed={t('picked.copyFailed')}
      />
      <Button kind="plain" onClick={clearPicked}>
        {t('picked.clear')}
      </Button>
    </div>
  )
}
