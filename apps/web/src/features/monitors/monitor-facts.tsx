import type { Monitor } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { frequencyName } from '../../components/monitor-dialog/frequency-name.ts'
import styles from './monitors-page.module.css'

/** Schedule, channels and last result of a monitor. */
export function MonitorFacts({ monitor }: { readonly monitor: Monitor }) {
  const { t } = useTranslation('monitors')
  const { frequency, startTime, total, lastTime, lastFound, nextTime, email, failure } = monitor
  const found = lastFound === null || lastFound === 0 ? t('lastNone') : t('lastFound', { count: lastFound })
  return (
    <>
      <p className={styles['facts']}>
        <span>{t(`frequency.${frequencyName(frequency)}`)}</span>
        <span>
          {startTime === null
            ? t('starting')
            : lastTime !== null
              ? `${t('last', { time: minute(lastTime) })}${failure === null ? ` · ${found}` : ''}`
              : total === null
                ? t('started', { time: minute(startTime) })
                : t('startedWith', { time: minute(startTime), count: total })}
        </span>
        {nextTime !== null && <span>{t('next', { time: minute(nextTime) })}</span>}
        {email !== null && <span>{t('mailTo', { email })}</span>}
      </p>
      {failure !== null && <p className={styles['failure']}>{t('failure', { reason: failure })}</p>}
    </>
  )
}

/** A time without its seconds. */
export function minute(time: string): string {
  return time.slice(0, 16)
}
