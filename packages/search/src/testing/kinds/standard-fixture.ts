import type { KindFixture, RecordSketch } from './kind-fixture.ts'
import { STANDARD_KIND, type Standard } from './standard-kind.ts'

let made = 5000
const id = (n: number) => `GB/T ${1000 + n}-2020`
const CODES = { a: 'current', b: 'withdrawn', c: 'coming' } as const

function withoutIdentity({
  title,
  abstract,
  body,
  parties,
  names,
  date,
  code,
  pages,
  group,
  relatesTo,
  source = 'test',
}: RecordSketch): Standard {
  return {
    heading: title ?? 'untitled',
    ...(abstract !== undefined && { scope: abstract }),
    ...(body !== undefined && { chapters: body }),
    ...((parties ?? names) !== undefined && { drafters: parties ?? names! }),
    ...(date !== undefined && { issued: date }),
    ...(code !== undefined && { state: CODES[code] }),
    ...(pages !== undefined && { pages }),
    ...(group !== undefined && { series: group }),
    ...(relatesTo !== undefined && { replaces: relatesTo.map(id) }),
    source,
  }
}

/** Standards for cases of any kind. */
export const STANDARD_FIXTURE: KindFixture<Standard> = {
  kind: STANDARD_KIND,
  record: (sketch) => ({ number: id(sketch.n ?? made++), ...withoutIdentity(sketch) }),
  withoutIdentity,
  id,
  fields: { title: 'H', party: 'DR', number: 'no', date: 'issued', year: 'issued-year', code: 'state', count: 'pages' },
  codes: CODES,
  facets: { code: 'state', year: 'issued.year', party: 'drafter' },
  sorts: { count: 'pages', date: 'issue_date' },
  columns: { title: 'heading', abstract: 'scope', body: 'chapters' },
  grouping: 'series',
  relation: 'replaces',
}
