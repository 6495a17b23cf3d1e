import type { DisplayField, PatentRow } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
import { patentDate } from '../../../search-state/patent-date.ts'
import type search from '../catalogue/zh.ts'
import { PatentTypeName } from './patent-type-name.tsx'

/** The fields of a row that may be shown beside its number and title; their names in the catalogue. */
export type RowField = DisplayField & Exclude<keyof (typeof search)['columns'], 'pick' | 'number' | 'publication' | 'title'>

interface RowFieldTraits {
  /** Of its column in the table before someone changes it, CSS pixels. */
  readonly width: number
  /** Whether a row has it. */
  readonly has: (row: PatentRow) => boolean
  readonly show: (row: PatentRow) => ReactNode
}

const text = (width: number, of: (row: PatentRow) => string): RowFieldTraits => ({ width, has: (row) => of(row) !== '', show: of })

const people = (
  width: number,
  place: 'applicant' | 'assignee' | 'inventor',
  of: (row: PatentRow) => PatentRow['inventor'],
): RowFieldTraits => ({
  width,
  has: (row) => of(row).original.length > 0,
  show: (row) => <HighlightedText place={place} text={names(of(row))} />,
})

/** How each field of a row is shown, in whichever view. */
export const ROW_FIELDS: Readonly<Record<RowField, RowFieldTraits>> = {
  applicant: people(176, 'applicant', (row) => row.applicant_patentee),
  assignee: people(176, 'assignee', (row) => row.assignee),
  inventor: people(140, 'inventor', (row) => row.inventor),
  application_number: text(144, (row) => row.application_number ?? ''),
  application_date: text(92, (row) => patentDate(row.application_date)),
  publication_date: text(92, (row) => patentDate(row.publication_date)),
  main_ipc: text(104, (row) => row.class_ipc[0]?.ipc ?? ''),
  class_ipc: text(176, (row) => row.class_ipc.map(({ ipc }) => ipc).join('; ')),
  class_cpc: text(144, (row) => row.class_cpc.map(({ cpc }) => cpc).join('; ')),
  priority: text(144, (row) => row.priority_claim.map(({ number }) => number).join('; ')),
  patent_type: { width: 104, has: (row) => row.patent_type !== null, show: (row) => <PatentTypeName type={row.patent_type} /> },
  legal_status: { width: 92, has: (row) => row.legal_status !== null, show: (row) => <LegalStatusTag status={row.legal_status} /> },
  country: { width: 104, has: () => true, show: (row) => <CountryName code={row.country} /> },
}

/** Whether a field that may be shown is one of rows. */
export function isRowField(field: string): field is RowField {
  return Object.hasOwn(ROW_FIELDS, field)
}

/** Names of a row's applicants or inventors, one after the other. */
export function names(party: PatentRow['inventor']): string {
  return party.original.map((one) => one.name).join('; ')
}

function CountryName({ code }: { code: string }) {
  const language = useLanguage()
  return `${code} ${facetValueName('country', code, language)}`
}
