import type { SavedStrategy } from '@gezhi/query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './command-page.module.css'

interface StrategyLinesProps {
  strategies: readonly SavedStrategy[]
  onReference: (reference: string) => void
}

/** The strategies that the query can refer to; a press puts the reference into it. */
export function StrategyLines({ strategies, onReference }: StrategyLinesProps) {
  const { t } = useTranslation('command')
  const named = strategies.filter(({ hasOtherCriteria }) => !hasOtherCriteria)
  if (named.length === 0) return null
  return (
    <section className={styles['history']} aria-labelledby="strategy-lines">
      <h2 id="strategy-lines">{t('strategies.title')}</h2>
      <p>
        {t('strategies.explained')} <Link to="/searchHistory/strategies">{t('strategies.manage')}</Link>
      </p>
      <ul className={styles['strategies']}>
        {named.map(({ title, query }) => (
          <li key={title}>
            <button
              type="button"
              className="gz-button"
              title={query}
              aria-label={t('strategies.insert', { reference: `#{${title}}` })}
              onClick={() => onReference(`#{${title}}`)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
