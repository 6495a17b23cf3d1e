import type { ValuedRow } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LevelBadge } from './level-badge.tsx'
import styles from './valuation.module.css'

const GROUPS = ['strategyValue', 'legalValue', 'technicalValue', 'marketValue'] as const

/** Patents with their values; a row leads to its details. */
export function ValuedTable({ rows, label }: { readonly rows: readonly ValuedRow[]; readonly label: string }) {
  const { t } = useTranslation('valuation')
  return (
    // A wide table scrolls in itself on a phone, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {(['number', 'title', 'applicant', 'filed'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
              </th>
            ))}
            {(['total', 'level', ...GROUPS] as const).map((name) => (
              <th key={name} scope="col" data-number="">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link to="/assessmentDetail" search={{ id: row.publication_number ?? row.id } as never}>
                  {row.publication_number ?? row.application_number ?? row.id}
                </Link>
              </td>
              <td translate="no">{row.title}</td>
              <td translate="no">{row.applicant_patentee.original.map(({ name }) => name).join('; ')}</td>
              <td data-day="">{dayOf(row.application_date)}</td>
              <td data-number="">{row.total}</td>
              <td data-number="">
                <LevelBadge level={row.level} />
              </td>
              {GROUPS.map((group) => (
                <td key={group} data-number="">
                  {row[group]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayOf(date: string | null): string {
  return (date ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}
