import { ApiError } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { HighlightScope } from '../../components/highlight/highlight-scope.tsx'
import { useShortcuts } from '../../components/shortcuts/use-shortcuts.ts'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { usePatentDetail } from './api/use-patent-detail.ts'
import styles from './patent-page.module.css'
import { PatentReading } from './reading/patent-reading.tsx'
import { ReadingSkeleton } from './reading/reading-skeleton.tsx'
import { useBackToList, useListWalk } from './use-list-walk.ts'
import { usePageAddress } from './use-page-address.ts'
import { usePatentKeyRows } from './use-patent-key-rows.ts'
import { ViewsLeft } from './views-left.tsx'

const MissingPatent = lazy(async () => ({ default: (await import('./missing-patent.tsx')).MissingPatent }))
const ShortcutHelp = lazy(async () => ({ default: (await import('../../components/shortcuts/shortcut-help.tsx')).ShortcutHelp }))

/** One patent: text at the left, drawings, family, citations and legal status at the right; one column with tabs on a phone. */
export function PatentPage() {
  const { t } = useTranslation('patents')
  const [address, change] = usePageAddress()
  const detail = usePatentDetail(address.id)
  const walk = useListWalk(address, change)
  const back = useBackToList(address)
  const stage = useWaitingStage(detail.isFetching && detail.data === undefined, address.id)
  const [keysShown, setKeysShown] = useState(false)
  useShortcuts({
    n: () => walk?.next?.(),
    p: () => walk?.previous?.(),
    Escape: () => back?.(),
    '?': () => setKeysShown(true),
  })
  const keys = usePatentKeyRows()
  return (
    <HighlightScope query={address.list.query} own={address.list.ownTerms} muted={address.list.mutedTerms}>
      <div className={styles['page']}>
        {stage !== 'none' && <WaitingBar />}
        {address.id === '' && <NoPatentNamed />}
        <Suspense fallback={null}>{detail.isError && isMissing(detail.error) && <MissingPatent id={address.id} onBack={back} />}</Suspense>
        {detail.isError && !isMissing(detail.error) && (
          <div className={styles['notice']}>
            <h1 className="visually-hidden">{t('title')}</h1>
            {back && (
              <Button kind="plain" onClick={back}>
                <Icon name="back" />
                {t('header.back')}
              </Button>
            )}
            {isLimit(detail.error) ? (
              <ViewLimitReached error={detail.error} />
            ) : (
              <FailurePanel title={t('open.failed')} error={detail.error} onRetry={() => void detail.refetch()} />
            )}
          </div>
        )}
        {(stage === 'skeleton' || stage === 'cancel') && <ReadingSkeleton />}
        {detail.data && <ViewsLeft id={address.id} />}
        {detail.data && (
          <PatentReading
            patent={detail.data}
            address={address}
            onAddress={change}
            walk={walk}
            onBack={back}
            onKeys={() => setKeysShown(true)}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {keysShown && <ShortcutHelp title={t('keys.title')} close={t('keys.close')} rows={keys} onClose={() => setKeysShown(false)} />}
      </Suspense>
    </HighlightScope>
  )
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.error === 'PATENT_NOT_FOUND'
}

/** Today's limit of patents is reached (G84). */
function isLimit(error: Error): error is ApiError {
  return error instanceof ApiError && ['VIEWS_NEED_LOGIN', 'FREE_VIEW_LIMIT', 'MEMBER_VIEW_LIMIT'].includes(error.error)
}

/** Why no further patent is shown today; a retry would not help, a login may. */
function ViewLimitReached({ error }: { error: ApiError }) {
  const { t } = useTranslation('patents')
  return (
    <div role="alert">
      <h2>{t('open.limit')}</h2>
      <p>{error.message}</p>
      {error.error === 'VIEWS_NEED_LOGIN' && (
        <Button kind="primary" onClick={openLoginDialog}>
          {t('pane.login')}
        </Button>
      )}
    </div>
  )
}

/** The address names no patent. */
function NoPatentNamed() {
  const { t } = useTranslation('patents')
  return (
    <div className={styles['notice']}>
      <h1>{t('open.missing')}</h1>
      <p>{t('open.missingWhy')}</p>
      <Link to="/">{t('open.search')}</Link>
    </div>
  )
}
