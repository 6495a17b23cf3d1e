import type { ExportFileType, Language } from '@gezhi/contract'
import type { Cell, Table } from '@gezhi/documents'
import type { Labelled } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { ExportColumn } from '../kinds/record-export.ts'

/** What a table of records is made from. */
export interface TableParts {
  readonly fileType: ExportFileType
  readonly records: AsyncIterable<StoredRecord>
  /** In order. */
  readonly columns: readonly ExportColumn[]
  readonly title: string
  readonly language: Language
}

/** Records as a table: a row each, numbered in formats that people read. */
export function recordTable({ fileType, records, columns, title, language }: TableParts): Table {
  const isNumbered = fileType !== 'jsonl'
  const number = { key: 'number', title: NUMBER[language], kind: 'number', width: 6 } as const
  return {
    title,
    columns: [
      ...(isNumbered ? [number] : []),
      ...columns.map(({ code, label, kind, width }) => ({ key: code, title: label[language], kind, width })),
    ],
    rows: rowsOf(records, (stored, index): Cell[] => [
      ...(isNumbered ? [index + 1] : []),
      ...columns.map((column) => column.value(stored, language)),
    ]),
  }
}

const NUMBER: Labelled = { zh: '序号', en: 'No.' }

async function* rowsOf(
  records: AsyncIterable<StoredRecord>,
  rowOf: (stored: StoredRecord, index: number) => Cell[],
): AsyncGenerator<Cell[]> {
  let index = 0
  for await (const stored of records) yield rowOf(stored, index++)
}
