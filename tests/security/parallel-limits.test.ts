import { MAX_STRATEGY_GROUPS, MAX_TEMPLATES, MAX_UNFINISHED_EXPORTS } from '@gezhi/contract'
import { expect, it } from 'vitest'
import { aPatent } from '../../apps/server/src/testing/a-patent.ts'
import { aSession } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const EXPORT = { fileType: 'csv', list: { call: 'searchPatents', request: { filter: { queryStr: 'pn=CN*' } } } }

/** Requests that add one row, and how many rows a user may have. */
const LIMITS = [
  { path: '/api/search/export/put', limit: MAX_UNFINISHED_EXPORTS, error: 'EXPORTS_FULL', body: () => EXPORT },
  {
    path: '/api/search/template/add',
    limit: MAX_TEMPLATES,
    error: 'TEMPLATES_FULL',
    body: (count: number) => ({ type: 'export', title: `${count}`, fieldList: ['pn'] }),
  },
  {
    path: '/api/user/strategyGroup/add',
    limit: MAX_STRATEGY_GROUPS,
    error: 'STRATEGY_GROUPS_FULL',
    body: (count: number) => ({ name: `${count}` }),
  },
] as const

it.for(LIMITS)(
  'a user cannot exceed the limit of $path by many requests at once',
  { timeout: 60_000 },
  async ({ path, limit, error, body }) => {
    const test = await buildTestApp({ records: [aPatent({ publicationNumber: 'CN100000001A' })] })
    const { headers } = await aSession(test, { role: 'operator' })
    const answers = await Promise.all(
      Array.from({ length: limit + 20 }, (_, count) => test.post<{ error?: string }>(path, body(count), headers)),
    )
    const added = answers.filter(({ code }) => code === 200)
    expect(new Set(answers.map(({ code, data }) => (code === 200 ? 200 : data.error)))).toEqual(new Set([200, error]))
    expect(added).toHaveLength(limit)
  },
)
