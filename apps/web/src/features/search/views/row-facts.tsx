import type { PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { patentDate } from '../../../search-state/patent-date.ts'
import { PatentTypeName } from '../list/patent-type-name.tsx'
import { names } from '../list/table-columns.tsx'
import styles from './row-facts.module.css'

/** Who, when and what class, each with its name. */
export function RowFacts({ row }: { row: PatentRow }) {
  const { t } = useTranslation('search')
  const facts = [
    {
      key: 'applicant',
      value: <HighlightedText place="applicant" text={names(row.applicant_patentee)} />,
      has: row.applicant_patentee.original.length > 0,
    },
    { key: 'inventor', value: <HighlightedText place="inventor" text={names(row.inventor)} />, has: row.inventor.original.length > 0 },
    { key: 'applied', value: patentDate(row.application_date), has: row.application_date !== null },
    { key: 'published', value: patentDate(row.publication_date), has: row.publication_date !== null },
    { key: 'ipc', value: row.class_ipc.map(({ ipc }) => ipc).join('; '), has: row.class_ipc.length > 0 },
    { key: 'type', value: <PatentTypeName type={row.patent_type} />, has: row.patent_type !== null },
  ] as const
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ has }) => has)
        .map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`columns.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
