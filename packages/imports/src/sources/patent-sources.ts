import type { PatentRecord } from '@gezhi/records'
import type { ImportSource } from '../pipeline/import-source.ts'
import type { PatentImportFormat } from '../patents/patent-format.ts'
import { patentSource } from './patent-source.ts'
import { MAPPED_JSONL_SOURCES } from './mapped-jsonl/mapped-jsonl-source.ts'
import { MAPPED_CSV_SOURCES } from './mapped-csv/mapped-csv-source.ts'
import { HTML_TABLE_SOURCES } from './html-table/html-table-source.ts'
import { MAPPED_XLSX_SOURCE } from './mapped-xlsx/mapped-xlsx-source.ts'
import { DEFINITION_FILE_SOURCE } from './office-lists/definition-file-source.ts'
import { REFERENCE_LINES_SOURCE } from './reference-lines/reference-lines-source.ts'
import { PAP_SOURCE } from './us-pap/pap-source.ts'
import { CNIPA_SOURCES } from './cnipa-xml/cnipa-sources.ts'
import { EXCHANGE_SOURCES } from './epo-exchange/exchange-sources.ts'
import { OPS_SOURCES } from './epo-ops/ops-sources.ts'
import { EM_DS_SOURCE } from './euipo-designs/em-ds-source.ts'
import { EP_FULLTEXT_SOURCE } from './ep-fulltext/ep-fulltext-source.ts'
import { REDBOOK_SOURCES } from './us-redbook/redbook-sources.ts'
import { BRS_SOURCE } from './us-brs/brs-source.ts'
import { GREEN_BOOK_SOURCE } from './us-green-book/green-book-source.ts'
import { PUBLIC_SEARCH_SOURCES } from './us-public-search/public-search-sources.ts'
import { CPC_MASTER_SOURCE } from './schemes/cpc-master-source.ts'
import { CPC_SCHEME_SOURCE } from './schemes/cpc-scheme-source.ts'
import { SCHEME_TABLE_SOURCES } from './schemes/scheme-table-sources.ts'
import { ASSIGNMENT_SOURCE } from './us-status/assignment-source.ts'
import { GLOBAL_DOSSIER_SOURCE } from './us-status/global-dossier-source.ts'
import { ST96_SOURCE } from './us-status/st96-source.ts'
import { STATUS_LINES_SOURCES } from './us-status/status-sources.ts'
import { ST32_SOURCE } from './us-st32/st32-source.ts'

const PATENT_FORMATS: readonly PatentImportFormat[] = [
  ...REDBOOK_SOURCES,
  ST32_SOURCE,
  PAP_SOURCE,
  GREEN_BOOK_SOURCE,
  BRS_SOURCE,
  ...PUBLIC_SEARCH_SOURCES,
  ...STATUS_LINES_SOURCES,
  GLOBAL_DOSSIER_SOURCE,
  ASSIGNMENT_SOURCE,
  ST96_SOURCE,
  ...CNIPA_SOURCES,
  ...EXCHANGE_SOURCES,
  ...OPS_SOURCES,
  EP_FULLTEXT_SOURCE,
  EM_DS_SOURCE,
  CPC_SCHEME_SOURCE,
  CPC_MASTER_SOURCE,
  ...SCHEME_TABLE_SOURCES,
  ...MAPPED_JSONL_SOURCES,
  ...MAPPED_CSV_SOURCES,
  ...HTML_TABLE_SOURCES,
  MAPPED_XLSX_SOURCE,
  REFERENCE_LINES_SOURCE,
  DEFINITION_FILE_SOURCE,
]

/** Formats of patents, and of the tables that belong to them. */
export const PATENT_SOURCES: readonly ImportSource<PatentRecord>[] = PATENT_FORMATS.map(patentSource)
