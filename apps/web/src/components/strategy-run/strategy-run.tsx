import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { useLanguage } from '../../language/use-language.ts'
import { hitDifference } from '../../search-state/strategies/hit-difference.ts'
import styles from './strategy-run.module.css'

interface StrategyRunProps {
  readonly id: string
  readonly number: number | null
}

/** Stores the hits of a strategy that is run, and shows how many there were before. */
export function StrategyRun({ id, number }: StrategyRunProps) {
  const { t } = useTranslation('strategies')
  const language = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['strategyRun', id, number],
    queryFn: async () => {
      const counted = await apiClient.strategies.countStrategyHits({ id, number: number ?? 0 })
      await queries.invalidateQueries({ queryKey: ['strategies'] })
      return counted
    },
    enabled: number !== null,
    staleTime: Infinity,
    // A strategy that was deleted meanwhile has nothing to compare with.
    retry: false,
  })
  if (data === undefined) return null
  const difference = hitDifference(data, language)
  return (
    <p className={styles['run']} role="status">
      <Link to="/searchHistory/strategies">{data.title}</Link>
      {difference === null
        ? t('run.first', { count: data.number ?? 0 })
        : t('run.again', {
            before: (data.numberBefore ?? 0).toLocaleString(language),
            time: data.countTimeBefore?.slice(0, 10) ?? '',
            now: (data.number ?? 0).toLocaleString(language),
          })}
      {difference !== null && <strong>{difference}</strong>}
    </p>
  )
}
