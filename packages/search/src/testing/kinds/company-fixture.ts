import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { KindFixture, RecordSketch } from './kind-fixture.ts'

let made = 5000
/** In the form of a LEI, which relations name. */
const id = (n: number) => `GEZH${String(n).padStart(16, '0')}`
const CODES = { a: 'active', b: 'inactive', c: 'revoked' } as const

function withoutIdentity({ abstract, body, parties, date, code, pages, relatesTo, source = 'test' }: RecordSketch): CompanyRecord {
  return {
    ...(abstract !== undefined && { scope: abstract }),
    ...(body !== undefined && { formerNames: [...body] }),
    ...(parties !== undefined && { shareholders: parties.map((name) => ({ name })) }),
    ...(date !== undefined && { founded: date }),
    ...(code !== undefined && { status: CODES[code] }),
    ...(pages !== undefined && { capital: { text: `${pages} CNY`, amount: pages, currency: 'CNY' } }),
    ...(relatesTo !== undefined && {
      parents: relatesTo.map((n) => ({ lei: id(n), relation: 'direct' as const, active: true })),
    }),
    source: { format: source },
  }
}

/** Companies for cases of any kind. */
export const COMPANY_FIXTURE: KindFixture<CompanyRecord> = {
  kind: COMPANY_KIND,
  record: (sketch) => ({
    ...withoutIdentity(sketch),
    lei: id(sketch.n ?? made++),
    names: [...(sketch.title === undefined ? [] : [sketch.title]), ...(sketch.names ?? [])].map((text) => ({ lang: 'en', text })),
  }),
  withoutIdentity,
  id,
  fields: { title: 'NAME', party: 'SH', number: 'code', date: 'founded', year: 'foundedy', code: 'status', count: 'capital' },
  codes: CODES,
  facets: { code: 'status', year: 'founded.year', party: '' },
  sorts: { count: 'capital', date: 'founded' },
  columns: { title: 'name', abstract: 'scope', body: 'formerName' },
  grouping: '',
  relation: 'parent',
  lacks: [
    {
      reason: 'companies are not grouped',
      tests: [
        'general > one hit per group; a grouping the kind does not have is rejected',
        'order > a page behind the last group is empty, however far behind',
        'facets > groups instead of hits, each once for a value',
      ],
    },
    {
      reason: 'no facet of companies has several values of one record',
      tests: [
        'values > filters join by and, their values by or, and exclude',
        'facets > values among the hits, most frequent first, ties by value',
        'facets > very many values',
        'facets > a table of two fields',
      ],
    },
    {
      reason: 'no text describes what a company is about: its words are not suggested, and nothing is similar to it',
      tests: [
        'general > words and names are suggested, names by pinyin too',
        'general > similar records share their distinctive words',
        "general > similar records: one of each subject, none of the record's own",
        'general > semantic search: ranked by content, with passages; records of one subject are no hits for each other',
        'discovery > what only joins a word with the next is not suggested',
        'discovery > a fragment of one longer word is not suggested: where it begins that word, the word is',
        'discovery > words that go on from what is typed, most documents first',
        'discovery > terms that begin with the characters typed',
        'discovery > words by pinyin or its first letters, also longer ones',
        'discovery > only what the filtered documents hold; names are counted among them',
        'discovery > similar: shares the rare words, not the common ones',
        'discovery > similar: one of many distinctive words is not enough',
      ],
    },
    {
      reason: 'words of names of companies do not vary as those of titles do',
      tests: ['positions > an English word in its other forms, a quoted one as it is', 'positions > hyphened, apart and joined'],
    },
    {
      reason: 'companies have no texts that lists leave out',
      tests: ['general > passages of hits come from the texts of the kind, also where a list leaves these out'],
    },
  ],
}
