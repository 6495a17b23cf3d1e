import { useLanguage } from '../../../language/use-language.ts'
import { useLoginMethods } from '../use-login-methods.ts'

/** The name of the institution of single sign-on; null if there is none, and until it is loaded. */
export function useInstitutionName(): string | null {
  const language = useLanguage()
  return useLoginMethods()?.singleSignOn?.[language] ?? null
}
