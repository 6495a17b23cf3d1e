import type { HistorySearch, SuggestedValue, Suggestions } from '@gezhi/contract/client'
import type { FieldCommand } from '../field-commands.ts'

/** One line of the panel below the search box: for an empty one the first two kinds, while typing the others. */
export type PanelOption =
  | { readonly kind: 'history'; readonly search: HistorySearch }
  | { readonly kind: 'moreHistory' }
  | { readonly kind: 'command'; readonly command: FieldCommand }
  | { readonly kind: 'own'; readonly query: string }
  | { readonly kind: 'word'; readonly name: string; readonly count?: number | undefined; readonly about?: boolean | undefined }
  | { readonly kind: 'value'; readonly value: SuggestedValue }
  | { readonly kind: 'company'; readonly name: string; readonly count: number }

/** Suggestions while typing: values of a field, or own searches, words, then companies, without the text itself. */
export function suggestionOptions(
  { normalWordList, companyList, valueList = [] }: Suggestions,
  typed: string,
  own: readonly string[] = [],
): PanelOption[] {
  const words = normalWordList.filter(({ name }) => name !== typed.trim() && !own.includes(name))
  return [
    ...valueList.map((value): PanelOption => ({ kind: 'value', value })),
    ...own.map((query): PanelOption => ({ kind: 'own', query })),
    ...words.map((word): PanelOption => ({ kind: 'word', ...word })),
    ...companyList.map(({ name, count }): PanelOption => ({ kind: 'company', name, count })),
  ]
}

/**
 * The query of an option that is searched at once; a company is searched by name in the corresponding field of the kind (G72). Null for a
 * command, which only begins one, and for an option with its own address.
 */
export function queryOf(option: PanelOption, companyField: string | undefined): string | null {
  switch (option.kind) {
    case 'word':
      return option.name
    case 'company':
      return companyField === undefined ? option.name : `${companyField}=(${phraseOf(option.name)})`
    case 'own':
      return option.query
    case 'value':
      return option.value.queryStr
    case 'history':
    case 'moreHistory':
    case 'command':
      return null
  }
}

/** A name as one value of a query. */
function phraseOf(name: string): string {
  return /^[\p{L}\p{N}]+$/u.test(name) ? name : `"${name.replaceAll('"', ' ')}"`
}

/** The options of the panel, in the order of the arrow keys. `stored` is null for a kind without stored searches. */
export function panelOptions(stored: readonly HistorySearch[] | null, commands: readonly FieldCommand[]): PanelOption[] {
  return [
    ...(stored ?? []).map((search): PanelOption => ({ kind: 'history', search })),
    ...(stored === null ? [] : [{ kind: 'moreHistory' } as const]),
    ...commands.map((command): PanelOption => ({ kind: 'command', command })),
  ]
}

/** The option after an arrow key; wraps around (B.search-box.13). `null` is the box itself. */
export function stepOption(active: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (active === null) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
