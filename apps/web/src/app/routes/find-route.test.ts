import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'
import { ROUTES, type RouteAccess } from './route-table.ts'

const SPECIFIED = join(import.meta.dirname, '../../../../../../shared/spec/routes.json')
const LOGIN: Record<RouteAccess, string> = { public: 'public', guest: 'guest', reader: 'login', login: 'login', overlay: 'login' }

test('paths are found in any case, with a slash at the end, and with what stands in them', () => {
  expect(
    ['/semantic', '/Semantic/', '/superSearch/all', '/newFlash_deatil/12.html', '/newsinfo/7', '/'].map((path) => findRoute(path)?.path),
  ).toEqual(['/semantic', '/semantic', '/superSearch/:scene', '/newFlash_deatil/:id.html', '/newsinfo', '/'])
})

test('router.15, router.16, router.17: an id that is not digits only is no path of ours', () => {
  for (const path of [
    '/newsinfo/7a',
    '/newsinfo/x',
    '/publicApiServiceDetail/1-2',
    '/newFlash_deatil/a1.html',
    '/newFlash_deatil/1xhtml',
    '/superSearch/a/b',
  ])
    expect(findRoute(path), path).toBeUndefined()
})

test.skipIf(!existsSync(SPECIFIED))('the table has every route of the specification, with who may open it and where it leads', () => {
  const { routes, meta } = JSON.parse(readFileSync(SPECIFIED, 'utf8')) as {
    routes: { path: string; loginDecided: string; redirect?: string; aliases?: string[] }[]
    meta: { overlayRoutes: string[] }
  }
  const plain = (path: string) => path.replace(String.raw`(\d+)`, '').replace('/:pathMatch(.*)*', '*')
  expect(ROUTES.map(({ path, access, redirect, digits }) => [path, LOGIN[access], redirect, digits])).toEqual(
    routes.map((route) => [plain(route.path), route.loginDecided, route.redirect, route.aliases?.map(plain)[0]]),
  )
  expect(
    ROUTES.filter(({ access }) => access === 'overlay')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(meta.overlayRoutes.toSorted())
})
