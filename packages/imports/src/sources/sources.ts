import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND, type RecordKind } from '@gezhi/records'
import type { AfterImport, ImportSource } from '../pipeline/import-source.ts'
import { recomputeLegalStates } from '../patents/recompute-legal-states.ts'

/** A kind of record that can be imported. */
export interface ImportedKind {
  readonly kind: RecordKind
  /** Its formats, and those of the tables that belong to its records. A server that imports nothing does not load them. */
  sources(): Promise<readonly ImportSource[]>
}

/** The kinds in the order in which their formats are tried. */
export const IMPORTED_KINDS: readonly ImportedKind[] = [
  { kind: PATENT_KIND, sources: async () => (await import('./patent-sources.ts')).PATENT_SOURCES },
  { kind: TRADEMARK_KIND, sources: async () => (await import('./trademarks/trademark-sources.ts')).TRADEMARK_SOURCES },
  { kind: COMPANY_KIND, sources: async () => (await import('./companies/company-sources.ts')).COMPANY_SOURCES },
]

/** What is updated in an index after files were imported, by the name of its kind. */
export const AFTER_IMPORT: Readonly<Record<string, AfterImport>> = { [PATENT_KIND.name]: { run: recomputeLegalStates } }
