import { useTranslation } from 'react-i18next'
import { failureOf } from '../../components/failure/failure-kind.ts'

/** Describes a failed call: the server's message, otherwise our text for the kind of failure. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('accounts')
  return (error) => {
    const { kind, message } = failureOf(error)
    return message ?? t(`failure.${kind}`)
  }
}
