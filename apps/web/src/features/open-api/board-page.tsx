import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { ApiFrame } from './api-frame.tsx'
import styles from './open-api.module.css'
import { remainingUses } from './remaining-uses.ts'
import { UsageFigures } from './usage-figures.tsx'

const PERIODS = ['7', '30', '90'] as const

/** /manageApiBoard: requests per day, by operation and by key, and what is left. */
export function BoardPage() {
  const { t } = useTranslation('openApi')
  const language = useLanguage()
  const [days, setDays] = useState<(typeof PERIODS)[number]>('30')
  const usage = useQuery({
    ...callQuery(language, 'openApi', 'getApiUsage', { days: Number(days) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data: equity } = useQuery({ ...callQuery(language, 'openApi', 'getApiEquity', {}), staleTime: 0 })
  const list = usage.data?.list ?? []
  const sumOf = (name: 'succeeded' | 'failed') => list.reduce((sum, one) => sum + one[name], 0)
  const left = equity === undefined ? null : remainingUses(equity)
  return (
    <ApiFrame>
      <div className={styles['head']}>
        <h1>{t('board.title')}</h1>
        <Select
          label={t('board.days')}
          value={days}
          options={PERIODS.map((value) => ({ value, name: t('board.lastDays', { count: Number(value) }) }))}
          onChange={setDays}
        />
      </div>
      {usage.error && <FailurePanel title={t('failed')} error={usage.error} onRetry={() => void usage.refetch()} />}
      {!usage.data && !usage.error && <WaitingBar />}
      {usage.data && (
        <>
          <dl className={styles['facts']}>
            {(['succeeded', 'failed'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`board.${name}`)}</dt>
                <dd className={styles['figure']}>{sumOf(name).toLocaleString('en-US')}</dd>
              </div>
            ))}
            <div>
              <dt>{t(left === null ? 'board.remaining' : left.isFree ? 'board.remainingFree' : 'board.remainingPacks')}</dt>
              <dd className={styles['figure']}>
                {left === null ? '…' : left.count === null ? t('board.unlimited') : left.count.toLocaleString('en-US')}
              </dd>
            </div>
          </dl>
          {list.length === 0 ? (
            <div className={styles['empty']} role="status">
              <strong>{t('board.none')}</strong>
              <p className={styles['text']}>{t('board.start')}</p>
              <Link to="/manageApiList" className="gz-button">
                {t('board.createKey')}
              </Link>
            </div>
          ) : (
            <UsageFigures usage={usage.data} />
          )}
        </>
      )}
    </ApiFrame>
  )
}
