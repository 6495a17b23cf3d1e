import type { PatentRow } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { patentDate } from '../../../search-state/patent-date.ts'
import type search from '../catalogue/zh.ts'
import { PatentTypeName } from './patent-type-name.tsx'

/** The columns someone can lay out; the names of their heads in the catalogue. */
export type ColumnKey = Exclude<keyof (typeof search)['columns'], 'pick' | 'number' | 'publication' | 'title'>

/** A column of the table after tick, number, publication number and title. */
export interface TableColumn {
  readonly key: ColumnKey
  /** CSS pixels, before someone changes it. */
  readonly width: number
  /** Not shown until someone wants it. */
  readonly hidden?: boolean
  readonly cell: (row: PatentRow) => ReactNode
}

/** The columns beside the title, in their first order. */
export const TABLE_COLUMNS: readonly TableColumn[] = [
  { key: 'applicant', width: 176, cell: (row) => <HighlightedText place="applicant" text={names(row.applicant_patentee)} /> },
  { key: 'applied', width: 92, cell: (row) => patentDate(row.application_date) },
  { key: 'published', width: 92, cell: (row) => patentDate(row.publication_date) },
  { key: 'ipc', width: 104, cell: (row) => row.class_ipc[0]?.ipc ?? '' },
  { key: 'type', width: 104, cell: (row) => <PatentTypeName type={row.patent_type} /> },
  { key: 'legal', width: 92, cell: (row) => <LegalStatusTag status={row.legal_status} /> },
  { key: 'inventor', width: 140, cell: (row) => <HighlightedText place="inventor" text={names(row.inventor)} /> },
  { key: 'application', width: 144, hidden: true, cell: (row) => row.application_number },
  { key: 'cpc', width: 112, hidden: true, cell: (row) => row.class_cpc[0]?.cpc ?? '' },
  { key: 'priority', width: 144, hidden: true, cell: (row) => row.priority_claim.map(({ number }) => number).join('; ') },
  { key: 'allIpc', width: 176, hidden: true, cell: (row) => row.class_ipc.map(({ ipc }) => ipc).join('; ') },
]

/** Names of a row's applicants or inventors, one after the other. */
export function names(party: PatentRow['inventor']): string {
  return party.original.map((one) => one.name).join('; ')
}
