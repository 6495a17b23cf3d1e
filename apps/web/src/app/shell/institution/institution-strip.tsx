import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useCachedProducts } from '../../../session/session-store.ts'
import styles from './institution-strip.module.css'

/** The server counts a reader for 15 minutes; meanwhile a place may have become free. */
const INTERVAL = 5 * 60_000

/** Below the header: through which institution the visitor has access, or that all its places are taken. Nothing for others. */
export function InstitutionStrip() {
  const { t } = useTranslation()
  const language = useLanguage()
  const isMember = useCachedProducts().length > 0
  const query = callQuery(language, 'accounts', 'getInstitutionAccess', {})
  const { data } = useQuery({ ...query, enabled: !isMember, staleTime: INTERVAL, refetchInterval: INTERVAL, retry: false })
  if (isMember || !data) return null
  const name = data[language]
  return (
    <p className={styles['strip']} data-full={data.state === 'full' || undefined} role="status">
      {data.state === 'full' ? t('institution.full', { name, count: data.seats }) : t('institution.via', { name })}
    </p>
  )
}
