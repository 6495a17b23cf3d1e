import type { PatentDetail } from '@gezhi/contract'
import { PATENT_KIND, type LegalEvent } from '@gezhi/records'
import { expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { anExport, csvLines } from '../testing/an-export.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { patentFacts } from './patent-facts.ts'

const FILED: LegalEvent = { date: '20000517', code: 'AK', office: 'EP', text: 'Designated contracting states' }
const GRANTED: LegalEvent = { date: '20030212', code: 'GRAA', office: 'EP', text: '(Expected) grant' }
const LAPSED: LegalEvent = { date: '20111130', code: 'PG25', office: 'EP', text: 'Lapsed in a contracting state' }

const of = (kind: string, applicationNumber: string, legalEvents?: LegalEvent[]) =>
  aPatent({ publicationNumber: `EP1000000${kind}`, applicationNumber, office: 'EP', ...(legalEvents && { legalEvents }) })

it('a grant lists the legal events delivered with its application, each once and in order, but not those of other applications', async () => {
  const another = aPatent({ publicationNumber: 'EP2000000A1', applicationNumber: 'EP00000002', office: 'EP', legalEvents: [FILED] })
  const records = [of('A1', 'EP99203729', [FILED, GRANTED, LAPSED]), of('B1', 'EP99203729', [GRANTED]), of('B9', 'EP99203729'), another]
  const { post } = await buildTestApp({ records })
  const eventsOf = async (id: string) => (await post<PatentDetail>('/api/search/ts/searchDetail', { id })).data.legal_events
  for (const kind of ['A1', 'B1', 'B9']) {
    expect(
      (await eventsOf(`EP1000000${kind}`)).map(({ code }) => code),
      kind,
    ).toEqual(['AK', 'GRAA', 'PG25'])
  }
  expect((await eventsOf('EP2000000A1')).map(({ code }) => code)).toEqual(['AK'])
})

it('exports of a grant and its follows have the events that its page lists', async () => {
  const records = [of('A1', 'EP99203729', [FILED, LAPSED]), of('B1', 'EP99203729', [GRANTED])]
  const test = await buildTestApp({ records })
  const { headers } = await aSession(test)
  const { file } = await anExport(test, { idList: ['EP1000000B1'], fieldList: ['pn', 'events'] }, headers)
  const text = csvLines(file.body).slice(1).join('\n')
  expect([...text.matchAll(/(\d{4}-\d\d-\d\d) (\w+) /g)].map(([, date, code]) => `${date} ${code}`)).toEqual([
    '2000-05-17 AK',
    '2003-02-12 GRAA',
    '2011-11-30 PG25',
  ])
  const engine = test.serving.engines.of(PATENT_KIND)
  const [facts] = await patentFacts(engine, await engine.get(['EP1000000B1']))
  expect(facts?.['legal_events']).toMatchObject({
    items: [{ id: '20000517 EP AK' }, { id: '20030212 EP GRAA' }, { id: '20111130 EP PG25' }],
  })
})
