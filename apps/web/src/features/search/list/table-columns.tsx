import type { PatentRow } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { patentDate } from '../../../search-state/patent-date.ts'
import type search from '../catalogue/zh.ts'
import { PatentTypeName } from './patent-type-name.tsx'

/** A column of the table after tick, number and title. */
export interface TableColumn {
  readonly key: keyof (typeof search)['columns']
  /** CSS pixels. */
  readonly width: number
  readonly cell: (row: PatentRow) => ReactNode
}

/** The columns beside the title, in their order. */
export const TABLE_COLUMNS: readonly TableColumn[] = [
  { key: 'applicant', width: 176, cell: (row) => <HighlightedText place="applicant" text={names(row.applicant_patentee)} /> },
  { key: 'applied', width: 92, cell: (row) => patentDate(row.application_date) },
  { key: 'published', width: 92, cell: (row) => patentDate(row.publication_date) },
  { key: 'ipc', width: 104, cell: (row) => row.class_ipc[0]?.ipc ?? '' },
  { key: 'type', width: 104, cell: (row) => <PatentTypeName type={row.patent_type} /> },
  { key: 'legal', width: 92, cell: (row) => <LegalStatusTag status={row.legal_status} /> },
  { key: 'inventor', width: 140, cell: (row) => <HighlightedText place="inventor" text={names(row.inventor)} /> },
]

/** Names of a row's applicants or inventors, one after the other. */
export function names(party: PatentRow['inventor']): string {
  return party.original.map((one) => one.name).join('; ')
}
