import { useLanguage } from '../../../language/use-language.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'

/** The type of a patent in words; nothing where the source does not say it. */
export function PatentTypeName({ type }: { type: string | null }) {
  const language = useLanguage()
  return type === null ? null : facetValueName('type', type, language)
}
