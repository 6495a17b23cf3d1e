import { useTranslation } from 'react-i18next'
import { failureOf } from './failure-kind.ts'

/** What an error is to people: what the server said of it, else what happened, in the language on the screen. */
export function useCause(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    const { message, kind } = failureOf(error)
    return message ?? t(`failure.${kind}`)
  }
}
