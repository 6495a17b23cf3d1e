import { isFullyCounted, type Analysis } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './analysis.module.css'

interface CountNoteProps {
  readonly counted: Pick<Analysis, 'total' | 'totalComplete' | 'complete' | 'time' | 'version'>
}

/** How many records were counted, when and on which data; of a count that ran out of time how far it came. */
export function CountNote({ counted }: CountNoteProps) {
  const { t } = useTranslation('analysis')
  const { total, time, version } = counted
  const name = isFullyCounted(counted) ? 'note' : total > 0 ? 'noteAtLeast' : 'noteUncounted'
  return <p className={styles['text']}>{t(name, { total, time, version })}</p>
}
