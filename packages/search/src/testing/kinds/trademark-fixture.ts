import { TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import type { KindFixture, RecordSketch } from './kind-fixture.ts'

let made = 5000
const number = (n: number) => String(70_000_000 + n)
const CODES = { a: 'word', b: 'figurative', c: 'combined' } as const
const wordsOf = (title = 'untitled', names: readonly string[] = []) =>
  title === 'untitled' && names.length > 0 ? names : [title, ...names]
const textOf = (text: string) => ({ lang: 'en', text })

function withoutIdentity({ title, names, abstract, body, parties, date, code, group, source = 'test' }: RecordSketch): Trademark {
  return {
    office: 'CN',
    words: wordsOf(title, names).map(textOf),
    ...(abstract !== undefined && { otherWords: [textOf(abstract)] }),
    niceClasses: body === undefined ? [] : ['09'],
    ...(body !== undefined && { goods: [{ niceClass: '09', texts: body.map(textOf) }] }),
    // The first owner is the group.
    ...((parties ?? group) !== undefined && { owners: (parties ?? [group!]).map((name) => ({ name })) }),
    ...(date !== undefined && { applicationDate: date }),
    ...(code !== undefined && { feature: CODES[code] }),
    source: { format: source },
  }
}

/** Trademarks for cases of any kind. */
export const TRADEMARK_FIXTURE: KindFixture<Trademark> = {
  kind: TRADEMARK_KIND,
  record: (sketch) => ({ ...withoutIdentity(sketch), applicationNumber: number(sketch.n ?? made++) }),
  withoutIdentity,
  id: (n) => `CN${number(n)}`,
  fields: { title: 'TM', party: 'OW', number: 'NO', date: 'ad', year: 'ad-year', code: 'feature', count: null },
  codes: CODES,
  facets: { code: 'mark_feature', year: 'application_date.year', party: 'owner' },
  sorts: { count: '', date: 'application_date' },
  columns: { title: 'mark', abstract: 'translation', body: 'goods' },
  grouping: 'owner',
  relation: '',
  lacks: [
    {
      reason: 'trademarks have no count',
      tests: [
        'general > by a count, without one last',
        'values > counts as numbers, not as text',
        'order > a second sort decides ties of the first',
        'facets > ranges of numbers, as requested, including 0',
      ],
    },
    {
      reason: 'trademarks have no relations',
      tests: [
        'general > records are related by the keys of the kind, in any notation; an unknown relation is rejected',
        'writes > relations of many values at once: each with its own, oldest first, no more than requested, twice if requested twice',
      ],
    },
    {
      reason: 'words of a mark are a name, and names do not vary',
      tests: ['positions > an English word in its other forms, a quoted one as it is', 'positions > hyphened, apart and joined'],
    },
    {
      reason: 'goods are both summary and body, and records of one owner are not about the same thing',
      tests: [
        "general > similar records: one of each subject, none of the record's own",
        'general > semantic search: ranked by content, with passages; records of one subject are no hits for each other',
      ],
    },
  ],
}
