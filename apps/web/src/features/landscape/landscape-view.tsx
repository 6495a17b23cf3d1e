import { Link, useNavigate } from '@tanstack/react-router'
import type { LandscapeDetail } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { LandscapeMap } from './landscape-map.tsx'
import { LandscapeProgress } from './landscape-progress.tsx'
import { SelectionPanel } from './selection-panel.tsx'
import type { Selection } from './selection.ts'
import { useLandscape, useLandscapePoints } from './use-landscapes.ts'
import { YearRange } from './year-range.tsx'
import styles from './landscape.module.css'

/** One landscape: its progress, then the map beside the list of its hills and documents. */
export function LandscapeView({ id }: { readonly id: string }) {
  const { t } = useTranslation('landscape')
  const navigate = useNavigate()
  const { data, error, refetch } = useLandscape(id)
  const [failure, setFailure] = useState<unknown>(null)
  const remove = () =>
    apiClient.landscape.deleteLandscapes({ idList: [id] }).then(() => navigate({ to: '/visualindex/landscape' }), setFailure)
  return (
    <div className={styles['page']} data-wide="">
      <Link to="/visualindex/landscape">{t('back')}</Link>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      {data && (
        <>
          <header className={styles['head']}>
            <h1>{data.title || t('noQuery')}</h1>
            <Button onClick={() => void remove()}>{t(data.state === 'done' || data.state === 'failed' ? 'remove' : 'cancel')}</Button>
          </header>
          {(data.state === 'waiting' || data.state === 'running') && <LandscapeProgress landscape={data} />}
          {data.state === 'failed' && <p className={styles['failure']}>{data.reason}</p>}
          {data.state === 'done' && <FinishedLandscape landscape={data} />}
        </>
      )}
    </div>
  )
}

function FinishedLandscape({ landscape }: { readonly landscape: LandscapeDetail }) {
  const { t } = useTranslation('landscape')
  const { id, total, found, current, hills, firstYear, lastYear } = landscape
  const { data: points, error, refetch } = useLandscapePoints(id)
  const whole = [firstYear ?? 0, lastYear ?? 9999] as const
  const [shown, setShown] = useState<readonly [number, number]>(whole)
  const [chosen, setChosen] = useState<Pick<Selection, 'hill' | 'outline'> | null>(null)
  const isWhole = shown[0] <= whole[0] && shown[1] >= whole[1]
  const selection = chosen === null ? null : { ...chosen, ...(!isWhole && { years: [shown[0], shown[1]] as [number, number] }) }
  return (
    <>
      <p className={styles['secondary']}>
        {t('documents', { count: total ?? 0 })} · {t('meaning')}
      </p>
      {found !== null && total !== null && found > total && <p>{t('partial', { found, total })}</p>}
      {!current && <p>{t('outdated')}</p>}
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!points && !error && <p role="status">{t('loading')}</p>}
      {points && (
        <div className={styles['columns']}>
          <div>
            <LandscapeMap points={points} hills={hills} years={shown} chosen={chosen} onChosen={setChosen} />
            {firstYear !== null && whole[0] < whole[1] && <YearRange points={points} whole={whole} shown={shown} onShown={setShown} />}
          </div>
          <SelectionPanel landscape={landscape} selection={selection} onChosen={setChosen} />
        </div>
      )}
    </>
  )
}
