import type { Strategy } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { hitDifference } from '../../search-state/strategies/hit-difference.ts'
import styles from './strategy-row.module.css'

/** Hits of a strategy: before and now with the difference, or those of its only count. */
export function HitCell({ strategy }: { readonly strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const language = useLanguage()
  const { number, numberBefore } = strategy
  const [countTime, countTimeBefore] = [strategy.countTime ?? '', strategy.countTimeBefore ?? '']
  const difference = hitDifference(strategy, language)
  if (number === null) return <p className={styles['hits']}>{t('hits.unknown')}</p>
  const now = number.toLocaleString(language)
  return (
    <p className={styles['hits']} title={t('hits.counted', { time: countTime })}>
      {difference === null || numberBefore === null ? (
        t('hits.now', { count: number })
      ) : (
        <>
          <span title={t('hits.counted', { time: countTimeBefore })}>
            {t('hits.before', { before: numberBefore.toLocaleString(language), day: countTimeBefore.slice(0, 10) })}
          </span>{' '}
          <span aria-hidden="true">→</span> {t('hits.after', { now, day: countTime.slice(0, 10) })}{' '}
          <strong data-sign={difference.charAt(0)}>{difference}</strong>
        </>
      )}
    </p>
  )
}
