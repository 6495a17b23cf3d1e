import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { aPatent } from '../a-patent.ts'
import type { KindFixture, RecordSketch } from './kind-fixture.ts'

/** From the years in which an office gave publications of one application different numbers. */
const id = (n: number) => `CN${1_000_000 + n}A`
const CODES = { a: 'CN', b: 'US', c: 'JP' } as const

function patent({
  n,
  title,
  abstract,
  body,
  parties,
  names,
  date,
  code = 'a',
  pages,
  group,
  relatesTo,
  source = 'test',
}: RecordSketch): PatentRecord {
  return aPatent({
    ...(n !== undefined && { publicationNumber: id(n) }),
    office: CODES[code],
    title: title ?? 'untitled',
    ...(abstract !== undefined && { abstract }),
    ...(body !== undefined && { description: body }),
    ...((parties ?? names) !== undefined && { applicants: parties ?? names! }),
    ...(date !== undefined && { applicationDate: date }),
    ...(pages !== undefined && { pageCount: pages }),
    ...(group !== undefined && { applicationNumber: group }),
    ...(relatesTo !== undefined && { citations: relatesTo.map((cited) => ({ publicationNumber: id(cited) })) }),
    source: { format: source },
  })
}

/** Patents for cases of any kind. */
export const PATENT_FIXTURE: KindFixture<PatentRecord> = {
  kind: PATENT_KIND,
  record: patent,
  withoutIdentity: (sketch) => {
    const { publicationNumber: _, ...record } = patent(sketch)
    return record
  },
  id,
  fields: { title: 'TI', party: 'AP', number: 'pn', date: 'ad', year: 'ady', code: 'country', count: 'page-count' },
  codes: CODES,
  facets: { code: 'country', year: 'application_date.year', party: 'applicant_patentee.original.name' },
  sorts: { count: 'page_count', date: 'application_date' },
  columns: { title: 'title', abstract: 'abstract', body: 'description' },
  grouping: 'application',
  relation: 'cites',
}
