import type { HistorySearch, SuggestedValue, Suggestions } from '@gezhi/contract/client'
import type { FieldCommand } from '../field-commands.ts'

/** One line of the panel below the search box: of an empty one the first two kinds, while typing the others. */
export type PanelOption =
  | { readonly kind: 'history'; readonly search: HistorySearch }
  | { readonly kind: 'moreHistory' }
  | { readonly kind: 'command'; readonly command: FieldCommand }
  | { readonly kind: 'word'; readonly name: string; readonly count?: number | undefined; readonly about?: boolean | undefined }
  | { readonly kind: 'value'; readonly value: SuggestedValue }
  | { readonly kind: 'company'; readonly name: string; readonly count: number }

/** What is offered while typing: values of a field, or words, then companies. The text itself is no offer. */
export function suggestionOptions({ normalWordList, companyList, valueList = [] }: Suggestions, typed: string): PanelOption[] {
  return [
    ...valueList.map((value): PanelOption => ({ kind: 'value', value })),
    ...normalWordList.filter(({ name }) => name !== typed.trim()).map((word): PanelOption => ({ kind: 'word', ...word })),
    ...companyList.map(({ name, count }): PanelOption => ({ kind: 'company', name, count })),
  ]
}

/** The query of an option that is searched for at once; a company is searched for by name in the field of the kind for that (G72). Null for a command, which only begins one, and for what has an
 * address of its own. */
export function queryOf(option: PanelOption, companyField: string | undefined): string | null {
  switch (option.kind) {
    case 'word':
      return option.name
    case 'company':
      return companyField === undefined ? option.name : `${companyField}=(${phraseOf(option.name)})`
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

/** What the panel offers, in the order the arrow keys walk through. `kept` is null in a kind whose searches are not kept. */
export function panelOptions(stored: readonly HistorySearch[] | null, commands: readonly FieldCommand[]): PanelOption[] {
  return [
    ...(stored ?? []).map((search): PanelOption => ({ kind: 'history', search })),
    ...(stored === null ? [] : [{ kind: 'moreHistory' } as const]),
    ...commands.map((command): PanelOption => ({ kind: 'command', command })),
  ]
}

/** The option after a step of an arrow key; both ends lead to the other one (B.search-box.13). `null` is the box itself, no option. */
export function stepOption(active: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (active === null) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
