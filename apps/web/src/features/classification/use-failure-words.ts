import { useTranslation } from 'react-i18next'
import type { FailureWords } from '../../components/failure/failure-panel.tsx'

/** The words of a failure panel on the browser of classifications. */
export function useFailureWords(): FailureWords {
  const { t } = useTranslation('search')
  return {
    cause: {
      answered: t('failure.answered'),
      timeout: t('failure.timeout'),
      offline: t('failure.offline'),
      unreadable: t('failure.unreadable'),
    },
    retry: t('failure.retry'),
    requestId: (id) => t('failure.requestId', { id }),
  }
}
