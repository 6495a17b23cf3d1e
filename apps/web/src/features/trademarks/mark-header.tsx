import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { useDrawing } from '../../components/drawing/use-drawing.ts'
import { LegalStatusTag } from '../../components/legal-status/legal-status-tag.tsx'
import { RecordActions } from '../../components/record-actions/record-actions.tsx'
import { recordDate } from '../../kinds/record-date.ts'
import { trademarkStatus } from '../../kinds/trademarks/trademark-display.ts'
import type { MarkDetail } from './mark-detail.ts'
import styles from './trademark-page.module.css'

/** The mark with its picture, number and status, and what can be done with it. */
export function MarkHeader({ mark }: { readonly mark: MarkDetail }) {
  const { t } = useTranslation('trademarks')
  const records = useMemo(() => [{ id: mark.id, number: mark.number }], [mark.id, mark.number])
  const title = mark.mark || t('detail.noWords')
  const [first] = mark.pictures
  return (
    <header className={styles['header']}>
      <div className={styles['picture']}>
        {first === undefined ? (
          <span>{mark.pictures_missing > 0 ? t('detail.pictureMissing') : mark.mark || t('detail.noPicture')}</span>
        ) : (
          <Picture number={mark.id} id={first} label={t('detail.picture', { mark: title })} />
        )}
      </div>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['numbers']}>
          <span>{mark.number}</span>
          <CopyButton text={mark.number} label={t('detail.copy')} done={t('detail.copied')} failed={t('detail.copyFailed')} />
          <LegalStatusTag status={trademarkStatus(mark)} />
          {first !== undefined && (
            <Link
              to="/pictureResultList"
              search={
                { kind: 'trademark', url: `/api/search/trademark/picture?${new URLSearchParams({ number: mark.id, id: first })}` } as never
              }
            >
              {t('detail.searchByPicture')}
            </Link>
          )}
          {mark.mark !== '' && (
            <Link to="/trademark/similar" search={{ mark: mark.mark, classes: mark.nice_class.map(Number).join(',') } as never}>
              {t('detail.similar')}
            </Link>
          )}
        </p>
        {mark.status_outdated && <p className={styles['outdated']}>{t('detail.outdated', { date: recordDate(mark.expiry_date) })}</p>}
        <RecordActions kind="trademark" records={records} withDone />
      </div>
    </header>
  )
}

function Picture({ number, id, label }: { readonly number: string; readonly id: string; readonly label: string }) {
  const { url, failed } = useDrawing(number, id)
  const { t } = useTranslation('trademarks')
  if (failed) return <span>{t('detail.noPicture')}</span>
  return url === null ? null : <img src={url} alt={label} />
}
