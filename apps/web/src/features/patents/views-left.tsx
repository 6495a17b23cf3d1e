import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './views-left.module.css'

/** The number left is displayed from this many before the last. */
const SHOWN_FROM = 3

/** Warns that today's limit of patents is nearly reached (G84); the check itself is not counted. */
export function ViewsLeft({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const { data } = useQuery({ ...callQuery(useLanguage(), 'patents', 'checkViewLimit', { id }), staleTime: 0 })
  if (!data || data.limit === null || data.limit - data.used > SHOWN_FROM) return null
  return (
    <p className={styles['left']} role="status">
      {t('open.viewsLeft', { count: Math.max(0, data.limit - data.used), limit: data.limit })}
    </p>
  )
}
