import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestedValuesProps {
  /** Names the list: `list` of the input. */
  readonly id: string
  readonly kind: SearchableKind
  /** The text of the input. */
  readonly text: string
}

/** The words and names that a kind suggests for the text of an input, as its data list: the browser shows it and moves in it. */
export function SuggestedValues({ id, kind, text }: SuggestedValuesProps) {
  const { normalWordList, companyList } = useSuggestions(kind, text)
  const names = new Set([...normalWordList, ...companyList].map(({ name }) => name))
  names.delete(text.trim())
  return (
    <datalist id={id}>
      {[...names].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  )
}
