import type { ComparedDocument, NoveltyResult } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { CategoryChoice } from './category-choice.tsx'
import styles from './novelty.module.css'
import { useEditNovelty } from './use-novelty.ts'

interface DocumentListProps {
  readonly data: NoveltyResult
  /** Opens a document by its id. */
  readonly onOpen: (id: string) => void
}

/** The documents with their categories and the reasons for them. */
export function DocumentList({ data: { id, list }, onOpen }: DocumentListProps) {
  const { t } = useTranslation('novelty')
  const edit = useEditNovelty(id)
  return (
    <section className={styles['group']} aria-label={t('documents')}>
      <h2>{t('documents')}</h2>
      {edit.error && <FailurePanel title={t('failed')} error={edit.error} onRetry={edit.reset} />}
      <ul className={styles['rows']}>
        {list.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onOpen={() => onOpen(document.id)}
            onCategory={(category) => edit.mutate({ publicationNumber: document.id, category })}
          />
        ))}
      </ul>
    </section>
  )
}

interface DocumentRowProps {
  readonly document: ComparedDocument
  readonly onOpen: () => void
  readonly onCategory: (category: ComparedDocument['category'] | null) => void
}

function DocumentRow({ document, onOpen, onCategory }: DocumentRowProps) {
  const { t } = useTranslation('novelty')
  const { publicationNumber, title, applicants, applicationDate, priorityDate, publicationDate, score, reasons, note } = document
  return (
    <li className={styles['document']}>
      <div className={styles['bar']}>
        <CategoryChoice document={document} onCategory={onCategory} />
        <Link to="/searchDetail" search={{ id: document.id } as never} translate="no">
          {publicationNumber}
        </Link>
        <span translate="no">{title}</span>
        <Button aria-label={t('compareOf', { number: publicationNumber })} onClick={onOpen}>
          {t('compare')}
        </Button>
      </div>
      <p className={styles['text']}>
        <span translate="no">{applicants.join('; ')}</span> {t('filed', { date: dated(priorityDate ?? applicationDate) })}{' '}
        {t('published', { date: dated(publicationDate) })} {t('score', { score })}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className={styles['text']}>
          {reason}
        </p>
      ))}
      {note !== '' && <p>{t('noteOf', { note })}</p>}
    </li>
  )
}

function dated(date: string | null): string {
  return (date ?? '–').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}
