import { expect, test } from 'vitest'
import { findRoute } from '../routes/find-route.ts'
import { ACCOUNT_MENU, FOOT_LINKS, SIDE_MENU, TOOLS, TOP_LINKS } from './menus.ts'

const ALL = [...TOOLS, ...SIDE_MENU].flatMap(({ entries }) => entries).concat(TOP_LINKS, ACCOUNT_MENU, FOOT_LINKS)

test('menus lead only to routes there are, and no group is empty', () => {
  for (const { to } of ALL) expect(findRoute(to), to).toBeDefined()
  for (const { entries } of [...TOOLS, ...SIDE_MENU]) expect(entries).not.toEqual([])
})

test('the sidebar has its tools in order: ten for patents, then the assessment, marked New', () => {
  expect(TOOLS.map(({ entries }) => entries.map(({ to, isNew }) => [to, isNew ?? false]))).toEqual([
    [
      ['/homeSearch', false],
      ['/superSearch/all', false],
      ['/semantic', false],
      ['/patchSearch', false],
      ['/pictureSearch', false],
      ['/classificate', false],
      ['/lawSearch', false],
      ['/citationSearch', false],
      ['/commandSearch', false],
      ['/extendSearch', false],
    ],
    [['/assessment', true]],
  ])
})

test('shell.18, shell.19, shell.20: the side menu has three groups: first pages, patent search and trademarks', () => {
  expect(SIDE_MENU.map(({ heading }) => heading)).toEqual(['start', 'patentSearch', 'trademark'])
  const [start, patents, trademarks] = SIDE_MENU.map(({ entries }) => entries.map(({ to }) => to))
  expect(start).toContain('/')
  expect(patents).toEqual([
    '/homeSearch',
    '/superSearch/all',
    '/semantic',
    '/classificate',
    '/pictureSearch',
    '/citationSearch',
    '/patchSearch',
  ])
  expect(trademarks).toContain('/trademark')
})
