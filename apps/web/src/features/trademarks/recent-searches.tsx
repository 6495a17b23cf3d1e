import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { useLanguage } from '../../language/use-language.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './trademark-search-page.module.css'

/** Searches shown. */
const SIZE = 10

/** The user's newest searches for trademarks, each a link to its list; nothing before the first. */
export function RecentSearches() {
  const { t } = useTranslation('trademarks')
  const queries = useQueryClient()
  const { data, error } = useQuery(callQuery(useLanguage(), 'trademarks', 'listTrademarkHistory', { pageNo: 1, pageSize: SIZE }))
  const refresh = () => queries.invalidateQueries({ queryKey: ['trademarks', 'listTrademarkHistory'] })
  const clean = useMutation({ mutationFn: () => apiClient.trademarks.emptyTrademarkHistory({}), onSuccess: refresh })
  const remove = useMutation({
    mutationFn: (id: string) => apiClient.trademarks.deleteTrademarkHistory({ idList: [id] }),
    onSuccess: refresh,
  })
  const failure = error ?? clean.error ?? remove.error
  if (failure) return <p role="alert">{failure.message || t('page.historyFailed')}</p>
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles['recent']} aria-label={t('page.recent')}>
      <div className={styles['recentHead']}>
        <h2>{t('page.recent')}</h2>
        <Button kind="link" onClick={() => clean.mutate()}>
          {t('page.cleanHistory')}
        </Button>
      </div>
      <ul>
        {data.list.map(({ id, queryStr, number }) => (
          <li key={id}>
            <Link to={TRADEMARKS.pages.list} search={toAddressParams(newSearch(TRADEMARKS, { query: queryStr })) as never}>
              {queryStr}
            </Link>
            <span className={styles['hits']}>{t('page.hits', { count: number })}</span>
            <Button kind="plain" icon aria-label={t('page.deleteOne', { query: queryStr })} onClick={() => remove.mutate(id)}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
