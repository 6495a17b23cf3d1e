import { useTranslation } from 'react-i18next'
import { failureOf } from './failure-kind.ts'

/** Describes an error to users: the server's message, otherwise the kind of failure, in the language on the screen. */
export function useCause(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    const { message, kind } = failureOf(error)
    return message ?? t(`failure.${kind}`)
  }
}
