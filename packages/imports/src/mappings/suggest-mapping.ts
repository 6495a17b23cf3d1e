import type { ColumnMapping, ColumnRule } from '../sources/column-mapping/column-mapping.ts'
import type { MappedKind, MappingSuggestions } from '../sources/column-mapping/mapped-kind.ts'
import { textLanguage } from '../sources/column-mapping/text-language.ts'
import { MAPPED_KINDS } from '../sources/mapped-kinds.ts'
import type { TableSample } from './read-table-sample.ts'

export interface MappingSuggestion {
  readonly mapping: ColumnMapping
  /** Columns identified by their values only: to be checked. */
  readonly guessed: readonly string[]
  /** Columns without a target; they are stored with each record under their own names. */
  readonly unknown: readonly string[]
}

/**
 * Proposes a mapping of the columns of a table to records of the kind that knows most of their names: by the names, then by patterns of the
 * values. `format` names the new format.
 */
export function suggestMapping({ columns, rows }: TableSample, format: string): MappingSuggestion {
  const kind = kindOf(columns)
  const { suggestions } = kind
  const targets = new Map<string, string>()
  const guessed: string[] = []
  const take = (column: string, target: string | null): boolean => {
    if (target === null || targets.has(column)) return false
    if (!suggestions.repeated.has(target) && [...targets.values()].includes(target)) return false
    targets.set(column, target)
    return true
  }
  const valuesOf = (column: string) => rows.map((row) => row[column] ?? '')
  for (const column of columns) take(column, suggestions.targetOfName(column))
  for (const column of columns) if (!targets.has(column) && take(column, suggestions.targetOfValues(valuesOf(column)))) guessed.push(column)
  const ordered = [...targets].toSorted(([, a], [, b]) => Number(suggestions.last.has(a)) - Number(suggestions.last.has(b)))
  const rules = ordered.map(([column, to]): [string, ColumnRule] => [column, ruleFor(suggestions, to, valuesOf(column))])
  const lang = languageOf(suggestions, ordered, valuesOf)
  const office = lang === 'zh' && ![...targets.values()].includes('office') ? suggestions.chineseOffice : undefined
  return {
    mapping: {
      format,
      version: 1,
      ...(kind !== MAPPED_KINDS[0] && { kind: kind.name }),
      ...(office !== undefined && { office }),
      lang,
      recognisedBy: ordered.map(([column]) => column),
      columns: Object.fromEntries(rules),
    },
    guessed,
    unknown: columns.filter((column) => !targets.has(column)),
  }
}

/** The kind that knows most columns by name; of several the first. */
function kindOf(columns: readonly string[]): MappedKind {
  const known = ({ suggestions }: MappedKind) => columns.filter((column) => suggestions.targetOfName(column) !== null).length
  return MAPPED_KINDS.reduce((best, kind) => (known(kind) > known(best) ? kind : best))
}

function ruleFor({ lists, withoutCommas }: MappingSuggestions, to: string, values: readonly string[]): ColumnRule {
  if (!lists.has(to)) return { to }
  const signs = [';', '；', '|', '、'].filter((sign) => values.some((value) => value.includes(sign)))
  // Commas occur in names of companies and persons, but never in numbers and symbols.
  if (withoutCommas.has(to)) signs.push(...[',', '，'].filter((sign) => values.some((value) => value.includes(sign))))
  return signs.length === 0 ? { to, split: ';；' } : { to, split: signs.join('') }
}

/** Chinese if texts of the table contain Chinese characters, otherwise English. */
function languageOf(
  suggestions: MappingSuggestions,
  targets: readonly (readonly [string, string])[],
  valuesOf: (column: string) => string[],
): string {
  const texts = targets.filter(([, to]) => suggestions.texts.has(to)).flatMap(([column]) => valuesOf(column))
  return texts.some((text) => text !== '' && textLanguage(text, 'en') === 'zh') ? 'zh' : 'en'
}
