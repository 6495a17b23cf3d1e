import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { RelativeLink } from '../reading/relative-link.tsx'
import styles from './citation-view.module.css'

/** What a patent cites and what cites it; patents that are held here can be opened. */
export function CitationView({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  return (
    <>
      <section className={styles['citations']}>
        <h3>
          {t('citations.cites')} <span>{patent.citations.length}</span>
        </h3>
        {patent.citations.length === 0 && <p>{t('citations.noCites')}</p>}
        <ul>
          {patent.citations.map((citation, index) => (
            <li key={`${index} ${citation.publication_number}`}>
              <Cited citation={citation} />
              {citation.category !== null && (
                <span className={styles['category']} title={t('citations.category')}>
                  {citation.category}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['citations']}>
        <h3>
          {t('citations.citedBy')} <span>{patent.cited_by.length}</span>
        </h3>
        {patent.cited_by.length === 0 && <p>{t('citations.noCitedBy')}</p>}
        <ul>
          {patent.cited_by.map(({ publication_number: number }) => (
            <li key={number}>
              <RelativeLink id={number} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Cited({ citation }: { citation: PatentDetail['citations'][number] }) {
  const { t } = useTranslation('patents')
  const { publication_number: number, text } = citation
  if (number === null) {
    return (
      <span>
        <HighlightedText text={text ?? ''} />
      </span>
    )
  }
  return citation.held ? <RelativeLink id={number} /> : <span title={t('citations.notHere')}>{number}</span>
}
