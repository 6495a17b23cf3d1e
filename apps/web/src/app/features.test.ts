import { expect, test } from 'vitest'
import { FEATURES, RECORD_ACTIONS } from './features.ts'
import { findRoute } from './routes/find-route.ts'
import { ROUTES } from './routes/routes.ts'

const rows = FEATURES.flatMap(({ routes }) => [...routes])

test('a path belongs to one feature', () => {
  const paths = ROUTES.map(({ path }) => path.toLowerCase())
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('G209: every route has a page, a parent that draws it, or leads to a route', () => {
  for (const { path, page, parent, redirect } of rows) {
    expect(page ?? parent ?? redirect, path).toBeDefined()
    if (parent !== undefined) {
      expect(path.startsWith(`${parent}/`), path).toBe(true)
      expect(rows.find((row) => row.path === parent)?.page, parent).toBeDefined()
    }
    if (redirect !== undefined) expect(findRoute(redirect), `${path} leads to ${redirect}`).toBeDefined()
  }
})

test('no two actions on records share a key, and none has a key of a page', () => {
  const keys = RECORD_ACTIONS.flatMap((action) => ('key' in action ? [action.key] : []))
  expect(keys.length).toBeGreaterThan(5)
  expect([...keys].toSorted()).toEqual([...new Set(keys)].toSorted())
  // Next and previous row or patent, and the selection of a row.
  expect(keys.filter((key) => 'jknpx'.includes(key))).toEqual([])
})
