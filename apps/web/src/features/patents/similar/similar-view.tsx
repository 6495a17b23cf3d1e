import type { PatentDetail } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { PaneState } from '../reading/pane-state.tsx'
import { RelativeItem } from '../relatives/relative-item.tsx'
import styles from './similar-view.module.css'

/** Number of similar patents displayed. */
const SHOWN = 20

/** Patents whose texts share the rarest and most frequent words of this one, most alike first. */
export function SimilarView({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const similar = useQuery(callQuery(useLanguage(), 'patents', 'listSimilarPatents', { id: patent.id, size: SHOWN }))
  return (
    <PaneState query={similar} failed={t('similar.failed')}>
      {({ list }) =>
        list.length === 0 ? (
          <p className={styles['note']}>{t('similar.none')}</p>
        ) : (
          <>
            <p className={styles['note']}>{t('similar.how')}</p>
            <ol className={styles['list']}>
              {list.map((row) => (
                <li key={row.id}>
                  <RelativeItem
                    relative={{
                      publication_number: row.publication_number ?? row.id,
                      title: row.title,
                      abstract: row.abstract,
                      applicant: (row.applicant_patentee.original[0] ?? row.assignee.original[0])?.name ?? null,
                      application_date: row.application_date,
                      publication_date: row.publication_date,
                      legal_status: row.legal_status,
                      legal_status_basis: row.legal_status_basis,
                      legal_status_date: row.legal_status_date,
                    }}
                  />
                </li>
              ))}
            </ol>
          </>
        )
      }
    </PaneState>
  )
}
