import { expect, test } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { sourceStatements } from './source-statements.ts'

const BELIEVED = { format: 'us-redbook-grant', version: 'v4.5', file: 'a.xml', position: 7 }

test('a record of one source names only that source', () => {
  expect(sourceStatements(aPatent({ source: BELIEVED }))).toEqual([{ ...BELIEVED, of_application: false, fields: [], otherwise: [] }])
})

test('with several sources each shows what the record has from it, and where it differs', () => {
  const record = aPatent({
    source: BELIEVED,
    statements: [
      { source: BELIEVED, same: ['titles', 'applicationDate'] },
      {
        source: { format: 'epo-docdb' },
        ofApplication: true,
        same: [],
        otherwise: {
          applicationDate: '20190101',
          titles: [{ lang: 'en', text: 'x'.repeat(400) }],
          applicants: [{ name: 'A Inc.' }, { name: 'B Inc.' }],
          priorities: [{ number: 'JP1' }],
        },
      },
    ],
  })
  expect(sourceStatements(record)).toEqual([
    { ...BELIEVED, of_application: false, fields: ['titles', 'application_date'], otherwise: [] },
    {
      format: 'epo-docdb',
      version: null,
      file: null,
      position: null,
      of_application: true,
      fields: [],
      otherwise: [
        { field: 'application_date', text: '20190101' },
        { field: 'titles', text: `${'x'.repeat(300)}…` },
        { field: 'applicants', text: 'A Inc.; B Inc.' },
        { field: 'priorities', text: 'JP1' },
      ],
    },
  ])
})
