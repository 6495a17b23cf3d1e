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
import { usePassage } from '../../components/passage/use-passage.ts'
import { fillAll } from './long-text/fill-order.ts'
import { usePatentDetail } from './api/use-patent-detail.ts'
import styles from './patent-page.module.css'
import { PatentReading } from './reading/patent-reading.tsx'
import { ReadingSkeleton } from './reading/reading-skeleton.tsx'
import { useBackToList, useListWalk } from './use-list-walk.ts'
import { usePageAddress } from './use-page-address.ts'
import { usePatentKeyRows } from './use-patent-key-rows.ts'
import { ViewsLeft } from './views-left.tsx'

const RejectedPatent = lazy(async () => ({ default: (await import('./rejected-patent.tsx')).RejectedPatent }))
const ShortcutHelp = lazy(async () => ({ default: (await import('../../components/shortcuts/shortcut-help.tsx')).ShortcutHelp }))

/** One patent: text at the left, drawings, family, citations and legal status at the right; one column with tabs on a phone. */
export function PatentPage() {
  const { t } = useTranslation('patents')
  const [address, change] = usePageAddress()
  const detail = usePatentDetail(address.id)
  usePassage(detail.data !== undefined, fillAll)
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
        <Suspense fallback={null}>
          {detail.isError && isRejected(detail.error) && <RejectedPatent id={address.id} error={detail.error} onBack={back} />}
        </Suspense>
        {detail.isError && !isRejected(detail.error) && (
          <div className={styles['notice']}>
            <h1 className="visually-hidden">{t('title')}</h1>
            {back && (
              <Button kind="plain" onClick={back}>
                <Icon name="back" />
                {t('header.back')}
              </Button>
            )}
            <FailurePanel title={t('open.failed')} error={detail.error} onRetry={() => void detail.refetch()} />
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

/** The patent is not in the database, or today's limit of patents is reached (G84): a retry would not help. */
function isRejected(error: Error): error is ApiError {
  return error instanceof ApiError && /NOT_FOUND$|^VIEWS_|_VIEW_LIMIT$/.test(error.error)
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
