import {
  COMPANY_STATUS_LABELS,
  PROVINCE_LABELS,
  readCapital,
  readCode,
  readCreditCode,
  readDateSpan,
  shortCompanyName,
  type CompanyFacts,
  type CompanyRecord,
  type CompanyStatus,
} from '@gezhi/records'
import type { LocalizedText, Reading } from '../../../pipeline/import-source.ts'
import { DAMAGED_TEXT, hasLostCharacter } from '../../column-mapping/damaged-text.ts'
import { withReadings } from '../with-readings.ts'
import { REGISTER_COLUMNS, type RegisterFact } from './register-columns.ts'

/** What registers write for nothing. */
const NOTHING = /^(?:n\/a|null|none|无|[-—–\s]*)$/i
const LIST = /[;；、\n]/u

/** Characters of a name: longer ones could not be requested. */
const MAX_NAME = 300
/** Characters of the other cells that every row of a list shows. */
const MAX_SHOWN = 2000
const SHOWN = ['code', 'status', 'type', 'capital', 'province', 'city', 'address', 'representative'] as const

type Row = Readonly<Record<string, string>>

/** A row of a register as a company, or why it is rejected. A code with a wrong check digit is kept: the record shows that it is wrong. */
export function readRegisterRow(row: Row): Reading<CompanyRecord> {
  const cell = (fact: RegisterFact) => cellOf(row, REGISTER_COLUMNS[fact])
  const name = cell('name')
  if (name === undefined) return rejected({ en: `${columnOf('name', row)} is empty`, zh: `${columnOf('name', row)} 为空` })
  if (hasLostCharacter(row)) return rejected(DAMAGED_TEXT)
  const tooLong = longest(cell, [['name', MAX_NAME], ...SHOWN.map((fact) => [fact, MAX_SHOWN] as const)])
  if (tooLong !== undefined) return rejected(noLength(tooLong, row))
  const founded = dayOf(cell('founded'))
  const closed = dayOf(cell('closed'))
  if (founded === null) return rejected(noDate('founded', row))
  if (closed === null) return rejected(noDate('closed', row))
  return { kind: 'record', record: withReadings(factsOf({ cell, name, founded, closed })) }
}

interface RowParts {
  readonly cell: (fact: RegisterFact) => string | undefined
  readonly name: string
  readonly founded: string | undefined
  readonly closed: string | undefined
}

function factsOf({ cell, name, founded, closed }: RowParts): CompanyFacts {
  const province = cell('province')
  const place = { province: province === undefined ? undefined : (readCode(PROVINCE_LABELS, province) ?? province), city: cell('city') }
  const writtenStatus = cell('status')
  const status = statusOf(writtenStatus, closed)
  const capital = readCapital(cell('capital') ?? '')
  const shortName = cell('shortName') ?? shortCompanyName(name, place) ?? undefined
  const english = cell('englishName')
  const [type, scope, address, representative] = (['type', 'scope', 'address', 'representative'] as const).map(cell)
  const [formerNames, shareholders, branches] = (['formerNames', 'shareholders', 'branches'] as const).map((fact) => listOf(cell(fact)))
  return present<CompanyFacts>({
    ...numbersOf(cell('code'), cell('oldNumber')),
    names: [{ lang: 'zh', text: name }, ...(english === undefined ? [] : [{ lang: 'en', text: english }])],
    formerNames,
    shortName,
    status,
    statusText: status === undefined ? writtenStatus : undefined,
    type,
    capital: capital ?? undefined,
    scope,
    country: 'CN',
    ...place,
    address,
    representative,
    founded,
    closed,
    shareholders: shareholders?.map((one) => ({ name: one })),
    branches: branches?.map((one) => ({ name: one })),
  })
}

function cellOf(row: Row, columns: readonly string[]): string | undefined {
  const text = columns.map((column) => row[column]?.trim()).find((one) => one !== undefined && !NOTHING.test(one))
  return text
}

function numbersOf(code: string | undefined, oldNumber: string | undefined): Pick<CompanyFacts, 'creditCode' | 'registrationNumber'> {
  const creditCode = code === undefined ? null : readCreditCode(code)
  const registrationNumber = creditCode === null ? (code ?? oldNumber) : oldNumber
  return { ...(creditCode !== null && { creditCode }), ...(registrationNumber !== undefined && { registrationNumber }) }
}

function statusOf(written: string | undefined, closed: string | undefined): CompanyStatus | undefined {
  if (written === undefined) return closed === undefined ? undefined : 'deregistered'
  const exact = readCode(COMPANY_STATUS_LABELS, written)
  if (exact !== null) return exact as CompanyStatus
  if (/注销|迁出/.test(written)) return 'deregistered'
  if (/吊销|撤销/.test(written)) return 'revoked'
  if (/停业|歇业|清算/.test(written)) return 'inactive'
  return /存续|在业|在营|开业|在册|正常/.test(written) ? 'active' : undefined
}

/** Undefined without a date; null for a text that is none. */
function dayOf(written: string | undefined): string | undefined | null {
  if (written === undefined) return undefined
  const span = readDateSpan(written.replace(/[\sT].*$/, ''))
  return span?.unit === 'day' ? String(span.from) : null
}

function listOf(written: string | undefined): string[] | undefined {
  const list = (written ?? '').split(LIST).flatMap((part) => part.trim() || [])
  return list.length === 0 ? undefined : [...new Set(list)]
}

/** Without what is undefined, so that absent facts are absent in JSON. */
function present<T extends object>(facts: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T
}

/** The column of a fact as the table names it. */
function columnOf(fact: RegisterFact, row: Row): string {
  return REGISTER_COLUMNS[fact].find((one) => row[one] !== undefined) ?? REGISTER_COLUMNS[fact][0]
}

function noDate(fact: 'founded' | 'closed', row: Row): LocalizedText {
  const column = columnOf(fact, row)
  return { en: `${column} is not a date: ${row[column]}`, zh: `${column} 不是日期：${row[column]}` }
}

type Limit = readonly [fact: RegisterFact, max: number]

/** The first fact whose cell is longer than allowed. */
function longest(cell: RowParts['cell'], limits: readonly Limit[]): Limit | undefined {
  return limits.find(([fact, max]) => (cell(fact)?.length ?? 0) > max)
}

function noLength([fact, max]: Limit, row: Row): LocalizedText {
  const column = columnOf(fact, row)
  return { en: `${column} has more than ${max} characters`, zh: `${column} 超过 ${max} 个字符` }
}

function rejected(reason: LocalizedText): Reading<CompanyRecord> {
  return { kind: 'rejected', reason }
}
