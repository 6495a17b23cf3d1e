import { fieldsInOrder, PATENT_DISPLAY_FIELDS, type PatentRow } from '@gezhi/contract/client'
import type { Labelled } from '@gezhi/records'
import type { Cell, KindDisplay, ShownField } from '../kind-display.ts'
import { recordDate } from '../record-date.ts'
import { patentStatus } from './patent-status.ts'
import { patentValueName } from './patent-value-name.ts'

const text = (key: string, width: number, of: (row: PatentRow) => string): ShownField<PatentRow> => ({
  key,
  width,
  cell: (row) => (of(row) === '' ? null : { kind: 'text', text: of(row) }),
})

const long = (field: ShownField<PatentRow>): ShownField<PatentRow> => ({ ...field, long: true })

const people = (key: string, width: number, of: (row: PatentRow) => PatentRow['inventor']): ShownField<PatentRow> => ({
  key,
  width,
  long: true,
  cell: (row) =>
    marked(
      key,
      of(row).original.map(({ name }) => name),
    ),
})

function marked(place: string, names: readonly string[]): Cell | null {
  return names.length === 0 ? null : { kind: 'marked', text: names.join('; '), place }
}

/** Lists by application date put such patents in the place of their publication date. */
function noApplicationDate(published: string): Labelled {
  return {
    zh: `来源没有申请日；按申请日排序时以公开日 ${published} 代替`,
    en: `The source gives no application date; sorting by application date uses the publication date (${published})`,
  }
}

const FIELDS: readonly ShownField<PatentRow>[] = [
  people('applicant', 160, (row) => row.applicant_patentee),
  people('assignee', 176, (row) => row.assignee),
  people('inventor', 140, (row) => row.inventor),
  text('application_number', 144, (row) => row.application_number ?? ''),
  {
    key: 'application_date',
    width: 92,
    cell: ({ application_date: applied, publication_date: published }) =>
      applied === null && published === null
        ? null
        : applied === null
          ? { kind: 'undated', title: noApplicationDate(recordDate(published)) }
          : { kind: 'text', text: recordDate(applied) },
  },
  text('publication_date', 92, (row) => recordDate(row.publication_date)),
  text('main_ipc', 104, (row) => row.class_ipc[0]?.ipc ?? ''),
  long(text('class_ipc', 176, (row) => row.class_ipc.map(({ ipc }) => ipc).join('; '))),
  long(text('class_cpc', 144, (row) => row.class_cpc.map(({ cpc }) => cpc).join('; '))),
  long(text('priority', 144, (row) => row.priority_claim.map(({ number }) => number).join('; '))),
  {
    key: 'patent_type',
    width: 88,
    cell: (row) => (row.patent_type === null ? null : { kind: 'value', facet: 'type', value: row.patent_type }),
  },
  {
    key: 'legal_status',
    // A status that was only derived is followed by the date of its evidence.
    width: 226,
    cell: (row) => {
      const status = patentStatus(row)
      return status === null ? null : { kind: 'legalStatus', status }
    },
  },
  { key: 'country', width: 104, cell: (row) => ({ kind: 'value', facet: 'country', value: row.country, coded: true }) },
]

/** Display of patent lists. */
export const PATENT_DISPLAY: KindDisplay<PatentRow> = {
  valueName: patentValueName,
  fields: FIELDS,
  fieldsInOrder: (view, chosen) => fieldsInOrder(PATENT_DISPLAY_FIELDS, view, chosen),
  choosesFields: true,
  row: {
    title: (row) => row.title,
    number: (row) => row.publication_number ?? row.application_number,
    copied: (row) => row.publication_number,
    legalStatus: patentStatus,
    abstract: (row) => row.abstract,
  },
  partOf: (column) => {
    if (column === 'title' || column === 'abstract') return column
    return column.endsWith('Claims') ? 'claims' : 'description'
  },
}
