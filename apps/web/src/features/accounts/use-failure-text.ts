import { useTranslation } from 'react-i18next'
import { failureOf } from '../../components/failure/failure-kind.ts'

/** Says what a failed call means: the server's own words, else ours for what went wrong on the way. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('accounts')
  return (error) => {
    const { kind, message } = failureOf(error)
    return message ?? t(`failure.${kind}`)
  }
}
