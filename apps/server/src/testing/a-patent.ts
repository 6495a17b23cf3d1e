import type { PatentRecord } from '@gezhi/records'

let made = 0

/** A patent with defaults for what a test does not care about; each has a unique publication number unless one is given. */
export function aPatent(facts: Partial<PatentRecord> & { title?: string } = {}): PatentRecord {
  const { title = '一种装置', ...others } = facts
  made += 1
  return {
    publicationNumber: `CN${100_000_000 + made}A`,
    applicationNumber: `CN2020${String(made).padStart(8, '0')}`,
    office: 'CN',
    kind: 'A',
    patentType: 'invention',
    applicationDate: '20200102',
    publicationDate: '20210304',
    titles: [{ lang: 'zh', text: title }],
    source: { format: 'test' },
    ...others,
  }
}
