import type { ImportSource, Piece, Reading } from '../../pipeline/import-source.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import type { Row } from '../column-mapping/row-to-record.ts'
import cnki from './mappings/cnki.json' with { type: 'json' }
import googleCitations from './mappings/google-citations.json' with { type: 'json' }

/** JSON lines, one object each, whose keys a mapping names. */
export function mappedJsonlSource(mapping: ColumnMapping): ImportSource {
  return {
    format: mapping.format,
    version: mapping.version,
    rank: mapping.rank ?? 1,
    recognises: (head) => hasKeys(head, mapping.recognisedBy),
    pieces: (bytes) => splitLines(bytes),
    read: (piece) => readLine(piece, mapping),
  }
}

/** The mappings that come with Gezhi. */
export const MAPPED_JSONL_SOURCES: readonly ImportSource[] = [cnki, googleCitations].map((mapping) =>
  mappedJsonlSource(mapping as ColumnMapping),
)

/** By the first line; one longer than the head is known by the names that stand in it. */
function hasKeys(head: string, keys: readonly string[]): boolean {
  const start = head.trimStart()
  if (!start.startsWith('{')) return false
  const end = start.indexOf('\n')
  const row = parseRow(end < 0 ? start : start.slice(0, end))
  if (row !== null) return keys.every((key) => key in row)
  return end < 0 && keys.every((key) => start.includes(`${JSON.stringify(key)}:`))
}

function readLine(piece: Piece, mapping: ColumnMapping): Reading {
  const row = parseRow(piece.text)
  if (row === null) return { kind: 'rejected', reason: { en: 'the line is no JSON object', zh: '该行不是 JSON 对象' } }
  return readRow(row, mapping)
}

function parseRow(line: string): Row | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null
  } catch {
    return null
  }
}
