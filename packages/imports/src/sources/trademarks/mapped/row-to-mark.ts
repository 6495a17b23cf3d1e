import type { ClassGoods } from '@gezhi/records'
import type { ColumnMapping } from '../../column-mapping/column-mapping.ts'
import { columnWithLostCharacter, DAMAGED_TEXT } from '../../column-mapping/damaged-text.ts'
import { MappingError } from '../../column-mapping/mapping-error.ts'
import { valuesOf, type Row } from '../../column-mapping/row-values.ts'
import { withTerm, type ReadTrademark } from '../mark-format.ts'
import { readNiceClasses } from '../read-facts.ts'
import { MARK_TARGETS, setOther, type MarkDraft, type MarkTarget } from './mark-targets.ts'

/** One row of a table as a trademark. Unmapped columns are stored unchanged. Throws `MappingError`, which names the column. */
export function rowToMark(row: Row, mapping: ColumnMapping): ReadTrademark {
  const damaged = columnWithLostCharacter(row)
  if (damaged !== undefined) throw new MappingError({ en: `${damaged} ${DAMAGED_TEXT.en}`, zh: `${damaged} ${DAMAGED_TEXT.zh}` })
  const draft: MarkDraft = {}
  for (const [column, rule] of Object.entries(mapping.columns)) {
    const values = valuesOf(row[column], rule.split, mapping)
    if (values.length > 0) MARK_TARGETS[rule.to as MarkTarget](draft, { column, values, lang: mapping.lang })
  }
  for (const column of Object.keys(row)) {
    const values = column in mapping.columns ? [] : valuesOf(row[column], undefined, mapping)
    if (values.length > 0) setOther(draft, column, values)
  }
  return withTerm(complete(draft, mapping))
}

function complete({ writtenGoods, ...draft }: MarkDraft, mapping: ColumnMapping): ReadTrademark {
  const office = draft.office ?? mapping.office
  if (draft.applicationNumber === undefined && draft.registrationNumber === undefined) throw new MappingError(NO_NUMBER)
  if (office === undefined) throw new MappingError(NO_OFFICE)
  // Groups begin with their class; tables often have only one of the two.
  const niceClasses = readNiceClasses([...(draft.niceClasses ?? []), ...(draft.similarGroups ?? []).map((group) => group.slice(0, 2))])
  if (writtenGoods === undefined) return { ...draft, office, niceClasses }
  const goods = goodsOf(writtenGoods, niceClasses)
  if (goods === null) setOther(draft, writtenGoods.column, [writtenGoods.text])
  return { ...draft, office, niceClasses, ...(goods && { goods }) }
}

/** Goods of the only class of the row, or of the classes that the text itself names (`第9类：…；第35类：…`); null if it names none. */
function goodsOf({ lang, text }: NonNullable<MarkDraft['writtenGoods']>, niceClasses: readonly string[]): ClassGoods[] | null {
  const [only, ...others] = niceClasses
  const named = [
    ...text.matchAll(
      /(?:第|class\s*)?\b(\d{1,2})(?:\s*类\s*[:：]?|\s*[:：])\s*([^]*?)(?=[;；\s]*(?:(?:第|class\s*)?\b\d{1,2}(?:\s*类\s*[:：]?|\s*[:：]))|$)/giu,
    ),
  ]
  const parts = named.flatMap(([, number = '', part = '']): ClassGoods[] => {
    const [niceClass] = readNiceClasses([number])
    return niceClass === undefined || part.trim() === '' ? [] : [{ niceClass, texts: [{ lang, text: part.trim() }] }]
  })
  if (parts.length > 0 && parts.every(({ niceClass }) => niceClasses.includes(niceClass))) return parts
  return only === undefined || others.length > 0 ? null : [{ niceClass: only, texts: [{ lang, text }] }]
}

const NO_NUMBER = { en: 'has neither an application number nor a registration number', zh: '没有申请号，也没有注册号' }
const NO_OFFICE = {
  en: 'has no office: map a column to office, or set the office of the mapping',
  zh: '没有受理局：请将一列映射为 office，或设置映射的 office',
}
