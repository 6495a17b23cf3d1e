import type { ProjectIndex } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './indexes-page.module.css'
import { PAGE_SIZE } from './use-indexes.ts'
import { useUndoChange } from './undo-offer-bar.tsx'

interface ChangesDialogProps {
  readonly projectId: string
  /** The open index; none for all of the project. */
  readonly index?: ProjectIndex | undefined
  readonly canEdit: boolean
  readonly onClose: () => void
}

/** The changes of an index or of all indexes of a project, each with a button that undoes it. */
export function ChangesDialog({ projectId, index, canEdit, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('indexes')
  const undo = useUndoChange()
  const [pageNo, setPage] = useState(1)
  const request = { projectId, ...(index !== undefined && { indexId: index.id }), pageNo, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'projects', 'listIndexChanges', request), staleTime: 0 })
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <Modal title={t('change.title')} close={t('close')} onClose={onClose} width={640} sheet>
      {error && <FailurePanel title={t('change.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && data.total === 0 && <p>{t('change.none')}</p>}
      <ul className={styles['changes']}>
        {data?.list.map(({ id, kind, patentCount, indexName, userName, changeTime, isUndone }) => (
          <li key={id}>
            <span>
              <strong>{t(`change.kind.${kind}`)}</strong> {index === undefined && indexName}
              <small>{[t('change.patents', { count: patentCount }), userName ?? t('change.formerUser'), changeTime].join(' · ')}</small>
            </span>
            {isUndone ? (
              <span>{t('change.undone')}</span>
            ) : (
              canEdit && (
                <Button aria-label={`${t('change.undo')} ${t(`change.kind.${kind}`)} ${changeTime}`} onClick={() => void undo(id)}>
                  {t('change.undo')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {last > 1 && <Pager page={pageNo} last={last} label={t('pages')} onPage={setPage} />}
      <p className={styles['hint']}>{t('change.hint')}</p>
    </Modal>
  )
}
