import type { FieldValue, IndexField, IndexTableError, IndexValue, Language } from '@gezhi/contract'
import type { Labelled } from '@gezhi/records'
import { checkValues } from './index-fields.ts'
import type { PatentValues } from './project-index-store.ts'

/** What values of a table are compared with. */
export interface TableScope {
  readonly fields: readonly IndexField[]
  /** Users of the project by their names. */
  readonly people: ReadonlyMap<string, string>
  readonly language: Language
}

/** A row with a number. */
export interface NumberedRow {
  /** In the table, from 1. */
  readonly row: number
  readonly number: string
  readonly values: readonly FieldValue[]
}

/** The rows of a table whose first row has the titles: a number in the first column, values of fields in those with their names. Pure. */
export function readIndexTable(
  table: readonly (readonly string[])[],
  { fields, people, language }: TableScope,
): { rows: NumberedRow[]; errors: IndexTableError[] } {
  const [titles = [], ...lines] = table
  const errors: IndexTableError[] = []
  const report = (row: number, column: string, value: string, reason: Labelled) =>
    void errors.push({ row, column, value, reason: reason[language] })
  const columns = titles.slice(1).map((title) => title.trim())
  const named = columns.map((title) => fields.find(({ name }) => name === title))
  for (const [at, title] of columns.entries()) {
    if (title === '' && lines.every((line) => (line[at + 1] ?? '').trim() === '')) continue
    if (named[at] === undefined) report(1, title, title, REASONS.column)
    else if (columns.indexOf(title) !== at) report(1, title, title, REASONS.twice)
  }
  if (named.every((field) => field === undefined)) report(1, '', titles.join(' '), REASONS.noColumn)
  const rows = lines.flatMap((line, index): NumberedRow[] => {
    const row = index + 2
    const number = (line[0] ?? '').trim()
    if (line.every((cell) => cell.trim() === '')) return []
    if (number === '') {
      report(row, titles[0] ?? '', '', REASONS.noNumber)
      return []
    }
    const values = named.flatMap((field, at): FieldValue[] => {
      const written = (line[at + 1] ?? '').trim()
      if (field === undefined || written === '') return []
      const value = cellValue(field, written, people)
      if (value !== null && isValid(fields, { id: field.id, value }, people)) return [{ id: field.id, value }]
      report(row, field.name, written, REASONS[field.type])
      return []
    })
    return [{ row, number, values }]
  })
  return { rows, errors }
}

/** The rows as values of patents; later rows of one patent complete earlier ones. `idOf`: null for a number of no patent of the project. Pure. */
export function patentsOfRows(
  rows: readonly NumberedRow[],
  idOf: (number: string) => string | null,
  title: string,
  language: Language,
): { values: PatentValues[]; errors: IndexTableError[] } {
  const errors: IndexTableError[] = []
  const byPatent = new Map<string, FieldValue[]>()
  for (const { row, number, values } of rows) {
    const id = idOf(number)
    if (id === null) errors.push({ row, column: title, value: number, reason: REASONS.patent[language] })
    else byPatent.set(id, [...(byPatent.get(id) ?? []), ...values])
  }
  return { values: [...byPatent].map(([patentId, values]) => ({ patentId, values })), errors }
}

function isValid(fields: readonly IndexField[], value: FieldValue, people: ReadonlyMap<string, string>): boolean {
  const ids = new Set(people.values())
  try {
    checkValues(fields, [value], (id) => ids.has(id))
    return true
  } catch {
    return false
  }
}

function cellValue({ type, optionList }: IndexField, written: string, people: ReadonlyMap<string, string>): IndexValue {
  switch (type) {
    case 'text':
      return written.length > MAX_TEXT ? null : written
    case 'single':
      return written
    case 'multiple':
      return optionList.includes(written)
        ? [written]
        : [
            ...new Set(
              written
                .split(/[;；,，、\n]/)
                .map((one) => one.trim())
                .filter(Boolean),
            ),
          ]
    case 'number':
      return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(written.replaceAll(',', '')) ? Number(written.replaceAll(',', '')) : null
    case 'date':
      return dateOf(written)
    case 'person':
      return people.get(written) ?? null
  }
}

/** `2026-03-01`, `2026/3/1`, `2026.3.1`, `2026年3月1日`, `20260301`. */
function dateOf(written: string): string | null {
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(written)
  if (parts === null) return /^\d{8}$/.test(written) ? written : null
  return `${parts[1]}${parts[2]!.padStart(2, '0')}${parts[3]!.padStart(2, '0')}`
}

const MAX_TEXT = 2000

/** Why a cell is rejected, by the type of its field or what is wrong with its row. */
const REASONS = {
  text: { zh: `最多 ${MAX_TEXT} 个字`, en: `at most ${MAX_TEXT} characters` },
  single: { zh: '不是该字段的选项', en: 'not an option of this field' },
  multiple: { zh: '含有该字段没有的选项', en: 'contains what is not an option of this field' },
  number: { zh: '不是数字', en: 'not a number' },
  date: { zh: '不是日期，例如 2026-03-01', en: 'not a date, such as 2026-03-01' },
  person: { zh: '项目中没有此成员', en: 'not a member of the project' },
  noNumber: { zh: '缺少号码', en: 'the number is missing' },
  column: { zh: '索引中没有此名称的字段', en: 'the index has no field of this name' },
  twice: { zh: '此列重复', en: 'this column occurs twice' },
  noColumn: { zh: '第一行须有字段的名称', en: 'the first row must have the names of fields' },
  patent: { zh: '项目中没有该专利', en: 'the project does not contain this patent' },
} as const
