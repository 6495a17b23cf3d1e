import { COUNTRY_LABELS, OFFICE_LABELS, readClassSymbol, readCode, readDateSpan, type MarkParty, type Trademark } from '@gezhi/records'
import type { Cell } from '../../column-mapping/mapping-targets.ts'
import { DATE_REASON, MappingError } from '../../column-mapping/mapping-error.ts'
import { textLanguage } from '../../column-mapping/text-language.ts'
import { readMarkFeature, readMarkKind, readMarkStatus } from '../mark-features.ts'
import { readNiceClasses, requireNiceClass } from '../read-facts.ts'

/** A trademark while its columns are read. */
export type MarkDraft = Partial<Omit<Trademark, 'source' | 'goods'>> & {
  /** Goods and services, not yet assigned to classes, with their column. */
  writtenGoods?: { readonly column: string; readonly lang: string; readonly text: string }
}

/** Separators of symbols, which contain none of them. */
const BETWEEN_SYMBOLS = /[;；,，、|\s]+/u

/** What a column of trademarks can contain. Throws `MappingError`, which names the column, if the row cannot become a record. */
export const MARK_TARGETS = {
  applicationNumber: (draft, cell) => {
    draft.applicationNumber = number(draft, cell)
  },
  registrationNumber: (draft, cell) => {
    draft.registrationNumber = number(draft, cell)
  },
  /** Code or name of the office. */
  office: (draft, cell) => {
    draft.office = code(cell, 'office', '受理局')
  },
  mark: (draft, cell) => {
    draft.words = [...(draft.words ?? []), ...texts(cell)]
  },
  translation: (draft, cell) => {
    draft.otherWords = [...(draft.otherWords ?? []), ...texts(cell)]
  },
  description: (draft, cell) => {
    draft.descriptions = texts(cell)
  },
  disclaimer: (draft, cell) => {
    draft.disclaimers = texts(cell)
  },
  feature: (draft, cell) => {
    const feature = readMarkFeature(only(cell))
    if (feature !== undefined) draft.feature = feature
  },
  kind: (draft, cell) => {
    const kind = readMarkKind(only(cell))
    if (kind !== undefined) draft.kind = kind
  },
  /** Names of picture files beside the table or in its archive. */
  pictures: (draft, cell) => {
    draft.images = cell.values.map((name, index) => ({ id: String(index + 1), sourceFile: name.split(/[/\\]/).at(-1) ?? name }))
  },
  niceClasses: (draft, cell) => {
    const classes = symbolsOf(cell).map((symbol) => requireNiceClass(cell.column, symbol))
    draft.niceClasses = readNiceClasses([...(draft.niceClasses ?? []), ...classes])
  },
  /** Similar groups of the Chinese office. */
  similarGroups: (draft, cell) => {
    draft.similarGroups = symbolsOf(cell).map((symbol) => {
      const read = readClassSymbol(symbol, 'nice')
      if (read?.level !== 'subclass') throw wrong(cell, symbol, SIMILAR_GROUP)
      return read.symbol
    })
  },
  viennaCodes: (draft, cell) => {
    draft.viennaCodes = symbolsOf(cell).map((symbol) => {
      const read = readClassSymbol(symbol, 'vienna')
      if (read === null) throw wrong(cell, symbol, VIENNA)
      return read.symbol
    })
  },
  goods: (draft, cell) => {
    draft.writtenGoods = { column: cell.column, lang: textLanguage(only(cell), cell.lang), text: only(cell) }
  },
  owners: (draft, cell) => {
    draft.owners = parties(cell)
  },
  /** Address of the first owner. Comes after the owners in a mapping. */
  ownerAddress: (draft, cell) => {
    addToOwner(draft, cell, { address: only(cell) })
  },
  /** Country of the first owner. Comes after the owners in a mapping. */
  ownerCountry: (draft, cell) => {
    addToOwner(draft, cell, { country: code(cell, 'country', '国家或地区') })
  },
  representatives: (draft, cell) => {
    draft.representatives = parties(cell)
  },
  applicationDate: (draft, cell) => {
    draft.applicationDate = day(cell)
  },
  publicationDate: (draft, cell) => {
    draft.publicationDate = day(cell)
  },
  registrationDate: (draft, cell) => {
    draft.registrationDate = day(cell)
  },
  renewalDate: (draft, cell) => {
    draft.renewalDate = day(cell)
  },
  expiryDate: (draft, cell) => {
    draft.expiryDate = day(cell)
  },
  /** Beginning and end of the protection: `2020-01-14 至 2030-01-13`. */
  term: (draft, cell) => {
    const [from, to, ...rest] = only(cell).match(/\d{4}\s*[-./年]\s*\d{1,2}\s*[-./月]\s*\d{1,2}\s*日?|\d{8}/gu) ?? []
    if (from === undefined || to === undefined || rest.length > 0) throw new MappingError(DATE_REASON(cell.column, only(cell)))
    draft.registrationDate ??= day({ ...cell, values: [from] })
    draft.expiryDate = day({ ...cell, values: [to] })
  },
  statusDate: (draft, cell) => {
    draft.statusDate = day(cell)
  },
  /** In the words of the office. */
  status: (draft, cell) => {
    const status = readMarkStatus(only(cell))
    if (status !== undefined) draft.status = status
    draft.officeStatus = only(cell)
  },
  internationalNumber: (draft, cell) => {
    draft.madrid = { registrationNumber: only(cell).replace(/^(?:IR|WO)[-\s]*/i, '') }
  },
  designations: (draft, cell) => {
    if (draft.madrid === undefined) setOther(draft, cell.column, cell.values)
    else draft.madrid.designations = symbolsOf(cell)
  },
  other: (draft, cell) => setOther(draft, cell.column, cell.values),
} satisfies Record<string, (draft: MarkDraft, cell: Cell) => void>

export type MarkTarget = keyof typeof MARK_TARGETS

/** Facts without a property of their own, under the name of the column. */
export function setOther(draft: MarkDraft, name: string, values: readonly string[]): void {
  draft.other = { ...draft.other, [name]: [...values] }
}

const SIMILAR_GROUP = { en: 'is not a similar group such as 0901', zh: '不是类似群（如 0901）' }
const VIENNA = { en: 'is not a Vienna code such as 27.05.01', zh: '不是图形要素编码（如 27.05.01）' }
const NUMBER = { en: 'is not a number of a trademark', zh: '不是商标号码' }

function wrong({ column }: Cell, value: string, { en, zh }: { readonly en: string; readonly zh: string }): MappingError {
  return new MappingError({ en: `${column} ${en}: ${value}`, zh: `${column} ${zh}：${value}` })
}

function only({ values }: Cell): string {
  return values.join('; ')
}

function symbolsOf({ values }: Cell): string[] {
  return [...new Set(values.flatMap((value) => value.split(BETWEEN_SYMBOLS)).filter((symbol) => symbol !== ''))]
}

function texts({ values, lang }: Cell): { lang: string; text: string }[] {
  return values.map((text) => ({ lang: textLanguage(text, lang), text }))
}

function parties({ values }: Cell): MarkParty[] {
  return values.map((name) => ({ name }))
}

function addToOwner(draft: MarkDraft, { column, values }: Cell, facts: Partial<MarkParty>): void {
  const [first] = draft.owners ?? []
  if (first === undefined) setOther(draft, column, values)
  else Object.assign(first, facts)
}

/** Digits and what offices write between them; an office's code before the number is the office of the row. */
function number(draft: MarkDraft, cell: Cell): string {
  const written = only(cell).normalize('NFKC').toUpperCase()
  const [, office, digits] = /^(?:([A-Z]{2})[-\s]*)?(?:NO\.?\s*|第)?(\d[\d\s/,.-]*[A-Z]{0,2})号?$/.exec(written) ?? []
  if (digits === undefined) throw wrong(cell, only(cell), NUMBER)
  if (office !== undefined && office in OFFICE_LABELS) draft.office ??= office
  return digits.replace(/[\s,]+/g, '')
}

function code(cell: Cell, en: string, zh: string): string {
  const found = readCode(COUNTRY_LABELS, only(cell))
  if (found !== null) return found
  throw wrong(cell, only(cell), { en: `is not an ${en} code or name`.replace('an country', 'a country'), zh: `不是${zh}的代码或名称` })
}

function day(cell: Cell): string {
  const span = readDateSpan(only(cell).replace(/(?<=\d)[\sT]\d\d:.*$/, ''))
  if (span?.unit !== 'day') throw new MappingError(DATE_REASON(cell.column, only(cell)))
  return String(span.from)
}
