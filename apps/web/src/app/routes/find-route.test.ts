import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'

test('paths are found in any case, with a trailing slash, and with parameters', () => {
  expect(
    ['/semantic', '/Semantic/', '/superSearch/all', '/newFlash_deatil/12.html', '/newsinfo/7', '/'].map((path) => findRoute(path)?.path),
  ).toEqual(['/semantic', '/semantic', '/superSearch/$scene', '/newFlash_deatil/{$id}.html', '/newsinfo/$id', '/'])
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
