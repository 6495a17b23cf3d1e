import type { ListAnswer } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useListWords } from '../../../kinds/kind-words.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from './result-panel.module.css'
import type { PagingRejection } from './use-paging-limit.ts'

interface ViewLimitProps {
  answer: ListAnswer | undefined
  /** Why the requested page is not shown. */
  rejection: PagingRejection | null
}

/** Above the pager: the number of viewable hits, shown before the limit is reached, and the rejection. */
export function ViewLimit({ answer, rejection }: ViewLimitProps) {
  const { t } = useListWords()
  const language = useLanguage()
  const user = useSessionUser()
  const viewable = answer?.viewable
  if (rejection === null && viewable === undefined) return null
  return (
    <p className={styles['limit']} data-rejected={rejection !== null || undefined} role={rejection === null ? 'note' : 'alert'}>
      {rejection?.message ?? t('found.viewable', { total: (viewable ?? 0).toLocaleString(language), count: viewable ?? 0 })}{' '}
      {(rejection?.needsLogin || user === null) && <Link to="/login">{t('found.login')}</Link>}
    </p>
  )
}
