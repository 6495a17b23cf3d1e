import { useTranslation } from 'react-i18next'
import { useKind } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from './command-page.module.css'
import { useClauseCounts } from './use-clause-counts.ts'

/** How many records the query and each of its clauses find, before it is run. */
export function ClauseCounts({ query }: { query: string | null }) {
  const { t } = useTranslation('command')
  const language = useLanguage()
  const { calls } = useKind()
  const { counts, error, isWaiting } = useClauseCounts(query)
  const describeTotal = ({ total, totalRelation }: { total: number; totalRelation: 'eq' | 'gte' }) =>
    totalRelation === 'eq' ? total.toLocaleString(language) : t('counts.atLeast', { total: total.toLocaleString(language) })
  // For a kind whose server does not count clauses the list shows the number.
  if (query === null || calls.check === undefined) return null
  return (
    <section className={styles['counts']} aria-label={t('counts.title')} aria-live="polite" aria-busy={isWaiting}>
      {isWaiting && <p>{t('counts.waiting')}</p>}
      {error && <p className={styles['error']}>{t('counts.failed', { reason: error.message })}</p>}
      {counts && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('counts.clause')}</th>
              <th scope="col">{t('counts.patents')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.clauses.length > 1 &&
              counts.clauses.map((clause, index) => (
                <tr key={index}>
                  <td>
                    <code>{clause.text}</code>
                  </td>
                  <td>{describeTotal(clause)}</td>
                </tr>
              ))}
            <tr className={styles['whole']}>
              <td>{t('counts.whole')}</td>
              <td>{describeTotal(counts)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}
