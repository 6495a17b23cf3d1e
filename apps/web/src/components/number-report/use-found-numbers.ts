import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../kinds/kind-query.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'

/**
 * The numbers in a text with their records, from the server; nothing is requested for a text without digits or while `enabled` is false.
 */
export function useFoundNumbers(text: string, enabled = true) {
  const kind = useKind()
  return useQuery({
    ...kindQuery(useLanguage(), kind, 'numbers', { text }),
    enabled: enabled && kind.calls.numbers !== undefined && /\d/.test(text),
  })
}
