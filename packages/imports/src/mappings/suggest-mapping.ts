import type { ColumnMapping, ColumnRule } from '../sources/column-mapping/column-mapping.ts'
import type { MappingTarget } from '../sources/column-mapping/mapping-targets.ts'
import { textLanguage } from '../sources/column-mapping/text-language.ts'
import { targetOfLooks } from './column-looks.ts'
import { targetOfName } from './column-names.ts'
import type { TableSample } from './read-table-sample.ts'

export interface MappingSuggestion {
  readonly mapping: ColumnMapping
  /** Columns identified by their values only: to be checked. */
  readonly guessed: readonly string[]
  /** Columns without a target; they are stored with each record under their own names. */
  readonly unknown: readonly string[]
}

/** Targets whose cells may contain several values. */
const LISTS: ReadonlySet<MappingTarget> = new Set([
  'applicants',
  'assignees',
  'inventors',
  'agencies',
  'agents',
  'examiners',
  'cpc',
  'classes',
  'citations',
  'priorities',
])
/** Targets that may come from several columns. */
const REPEATED: ReadonlySet<MappingTarget> = new Set(['classes', 'title', 'abstract'])
/** Come after the applicants in a mapping. */
const AFTER_APPLICANTS: ReadonlySet<MappingTarget> = new Set(['applicantRegion', 'applicantAddress'])

/**
 * Proposes a mapping of the columns of a table to records: by their names, then by patterns of their values. `format` names the new
 * format.
 */
export function suggestMapping({ columns, rows }: TableSample, format: string): MappingSuggestion {
  const targets = new Map<string, MappingTarget>()
  const guessed: string[] = []
  const take = (column: string, target: MappingTarget | null): boolean => {
    if (target === null || targets.has(column)) return false
    if (!REPEATED.has(target) && [...targets.values()].includes(target)) return false
    targets.set(column, target)
    return true
  }
  const valuesOf = (column: string) => rows.map((row) => row[column] ?? '')
  for (const column of columns) take(column, targetOfName(column))
  for (const column of columns) if (!targets.has(column) && take(column, targetOfLooks(valuesOf(column)))) guessed.push(column)
  const ordered = [...targets].toSorted(([, a], [, b]) => Number(AFTER_APPLICANTS.has(a)) - Number(AFTER_APPLICANTS.has(b)))
  const rules = ordered.map(([column, to]): [string, ColumnRule] => [column, ruleFor(to, valuesOf(column))])
  return {
    mapping: {
      format,
      version: 1,
      lang: languageOf(ordered, valuesOf),
      recognisedBy: ordered.map(([column]) => column),
      columns: Object.fromEntries(rules),
    },
    guessed,
    unknown: columns.filter((column) => !targets.has(column)),
  }
}

function ruleFor(to: MappingTarget, values: readonly string[]): ColumnRule {
  if (!LISTS.has(to)) return { to }
  const signs = [';', '；', '|', '、'].filter((sign) => values.some((value) => value.includes(sign)))
  // Commas occur in names of companies and persons, but never in numbers and symbols.
  if ((to === 'citations' || to === 'classes' || to === 'cpc') && values.some((value) => value.includes(','))) signs.push(',')
  return signs.length === 0 ? { to, split: ';；' } : { to, split: signs.join('') }
}

/** Chinese if titles or abstracts contain Chinese characters, otherwise English. */
function languageOf(targets: readonly (readonly [string, MappingTarget])[], valuesOf: (column: string) => string[]): string {
  const texts = targets.filter(([, to]) => to === 'title' || to === 'abstract').flatMap(([column]) => valuesOf(column))
  return texts.some((text) => text !== '' && textLanguage(text, 'en') === 'zh') ? 'zh' : 'en'
}
