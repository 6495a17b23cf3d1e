import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from './semantic-page.module.css'

/** ms between requests while patents wait. */
const LOOK_EVERY = 5000

/** Shows whether the semantic index is up to date and how many patents wait. Reserves its line while loading. */
export function IndexState() {
  const { t } = useTranslation('semantic')
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'search', 'getSemanticIndexState', {}),
    refetchInterval: ({ state: { data: last } }) => (last?.state === 'building' || last?.state === 'waiting' ? LOOK_EVERY : false),
  })
  return (
    <p className={styles['index']} role="status" data-state={data?.state}>
      {data && t(`index.${data.state}`, { patents: data.state === 'ready' ? data.documents : data.waiting })}
    </p>
  )
}
