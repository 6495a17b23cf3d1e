import { ApiError } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { patentStatus } from '../../../kinds/patents/patent-status.ts'
import { openLoginDialog } from '../../../session/login-dialog.ts'
import styles from './column-heads.module.css'
import type { ComparedPatent } from './use-compared-patents.ts'

interface ColumnHeadsProps {
  patents: readonly ComparedPatent[]
  base: number
  onBase: (index: number) => void
  onRemove: (index: number) => void
}

/** The compared patents, above their columns: number, title and status, the choice of the base, and a button to remove each. */
export function ColumnHeads({ patents, base, onBase, onRemove }: ColumnHeadsProps) {
  const { t } = useTranslation('comparison')
  return (
    <fieldset className={styles['heads']}>
      <legend className="visually-hidden">{t('column.label')}</legend>
      {patents.map((one, index) => (
        <div key={one.id} className={styles['head']} data-base={index === base || undefined}>
          <div className={styles['line']}>
            <label>
              <input
                type="radio"
                name="compare-base"
                checked={index === base}
                aria-label={t('column.makeBase', { number: one.number })}
                onChange={() => onBase(index)}
              />
              {t('column.base')}
            </label>
            <Button
              kind="plain"
              icon
              aria-label={t('column.remove', { number: one.number })}
              title={t('column.remove', { number: one.number })}
              onClick={() => onRemove(index)}
            >
              <Icon name="close" />
            </Button>
          </div>
          <Head column={one} />
        </div>
      ))}
    </fieldset>
  )
}

function Head({ column: { number, patent, error, onRetry } }: { column: ComparedPatent }) {
  const { t } = useTranslation(['comparison', 'patents'])
  if (patent !== null) {
    return (
      <>
        <Link to="/searchDetail" search={{ id: number }} className={styles['number'] ?? ''}>
          {number}
        </Link>
        <p className={styles['title']} title={patent.title}>
          {patent.title || t('patents:untitled')}
        </p>
        <p className={styles['status']}>
          <LegalStatusTag status={patentStatus(patent)} />
        </p>
      </>
    )
  }
  if (error === null) {
    return (
      <>
        <span className={styles['number']}>{number}</span>
        <p className={styles['title']} role="status">
          {t('column.waiting')}
        </p>
      </>
    )
  }
  if (!(error instanceof ApiError)) return <FailurePanel title={t('column.failed', { number })} error={error} onRetry={onRetry} />
  if (error.error === 'PATENT_NOT_FOUND') return <p role="alert">{t('column.missing', { number })}</p>
  return (
    <>
      <FailurePanel title={t('column.failed', { number })} error={error} onRetry={onRetry} />
      {(error.code === 401 || error.error === 'VIEWS_NEED_LOGIN') && (
        <Button kind="primary" onClick={openLoginDialog}>
          {t('column.login')}
        </Button>
      )}
    </>
  )
}
