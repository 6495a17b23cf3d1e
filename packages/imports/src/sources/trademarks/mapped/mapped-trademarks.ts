import { readClassSymbol, TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import type { MappedKind } from '../../column-mapping/mapped-kind.ts'
import { workbookSource } from '../../mapped-xlsx/workbook-source.ts'
import { markSource } from '../mark-format.ts'
import { markTargetOfName } from './mark-column-names.ts'
import { MARK_TARGETS, type MarkTarget } from './mark-targets.ts'
import { rowToMark } from './row-to-mark.ts'

const targets = (...names: MarkTarget[]): ReadonlySet<string> => new Set(names)

/** Trademarks as rows of tables. */
export const MAPPED_TRADEMARKS: MappedKind<Trademark> = {
  name: TRADEMARK_KIND.name,
  targets: Object.keys(MARK_TARGETS),
  toRecord: rowToMark,
  workbook: (mappings) => workbookSource(mappings, rowToMark),
  source: markSource,
  suggestions: {
    targetOfName: markTargetOfName,
    targetOfValues,
    lists: targets('niceClasses', 'similarGroups', 'viennaCodes', 'owners', 'representatives', 'pictures', 'designations'),
    withoutCommas: targets('niceClasses', 'similarGroups', 'viennaCodes', 'designations'),
    repeated: targets('mark', 'translation'),
    last: targets('ownerAddress', 'ownerCountry', 'designations'),
    texts: targets('mark', 'goods', 'owners'),
    chineseOffice: 'CN',
  },
}

/** Only Vienna codes have a form of their own; numbers and dates of a mark look alike. */
function targetOfValues(values: readonly string[]): MarkTarget | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '')
  const isVienna = (value: string) =>
    value.split(/[;；,，、|\s]+/).every((symbol) => /^\d\d?\.\d\d?\.\d\d?$/.test(symbol) && readClassSymbol(symbol, 'vienna') !== null)
  return filled.length > 0 && filled.every(isVienna) ? 'viennaCodes' : null
}
