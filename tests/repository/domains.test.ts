import { expect, it } from 'vitest'
import { needlessExceptions } from './rules/domains.ts'
import { sourceTreeOf } from './source-tree.ts'

const why = 'shown below'

it('an exception fails once its domain stands where it was missing, and once there is no such domain', () => {
  const tree = sourceTreeOf({
    'packages/contract/src/search/calls.ts': '',
    'apps/server/src/search/a.ts': '',
    'packages/contract/src/monitors/calls.ts': '',
  })
  const exceptions = {
    search: { missing: ['server', 'web'], why },
    monitors: { missing: ['server', 'web'], why },
    alerts: { missing: ['web'], why },
  } as const
  expect(needlessExceptions(tree, exceptions).map(({ message }) => message)).toEqual(['search is in server', 'alerts is no domain'])
})
