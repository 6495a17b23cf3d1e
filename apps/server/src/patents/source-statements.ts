import type { PatentDetail } from '@gezhi/contract'
import type { PatentRecord, Provenance } from '@gezhi/records'

/** Maximum length of a quoted differing value. */
const LONGEST_QUOTE = 300

/** The statements about a record by source, the preferred source first. */
export function sourceStatements({ source, statements }: PatentRecord): PatentDetail['sources'] {
  if (statements === undefined) return [{ ...provenance(source), of_application: false, fields: [], otherwise: [] }]
  return statements.map((statement) => ({
    ...provenance(statement.source),
    of_application: statement.ofApplication ?? false,
    fields: statement.same.map(snakeCase),
    otherwise: Object.entries(statement.otherwise ?? {}).map(([field, value]) => ({ field: snakeCase(field), text: quote(value) })),
  }))
}

function provenance({ format, version, file, position }: Provenance) {
  return { format, version: version ?? null, file: file ?? null, position: position ?? null }
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function quote(value: unknown): string {
  const text = textOf(value)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}

/** Text of a value of a record: its text, name or number; lists are concatenated. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { text, name, publicationNumber, number, simpleId, extendedId } = value as Record<string, unknown>
  const shown = text ?? name ?? publicationNumber ?? number ?? simpleId ?? extendedId
  return shown === undefined ? Object.values(value).map(textOf).join(' ') : textOf(shown)
}
