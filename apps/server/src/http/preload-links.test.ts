import { expect, it } from 'vitest'
import { preloadLinks } from './preload-links.ts'

const WEB = { preloads: { '/': ['assets/home.js'], '/resultList': ['assets/list.js', 'assets/list.css'] } }
const LIST =
  '<link rel="modulepreload" crossorigin href="/assets/list.js"><link rel="preload" as="style" crossorigin href="/assets/list.css">'
const HOME = '<link rel="modulepreload" crossorigin href="/assets/home.js">'

it('names the files of a page, of its parts and of its address in a language, and nothing for other pages', () => {
  expect(
    ['/resultList', '/resultList/tableList', '/en/resultList/imgText', '/zh/resultList/'].map((path) => preloadLinks(WEB, path)),
  ).toEqual(Array(4).fill(LIST))
  expect(['/', '/zh', '/en/'].map((path) => preloadLinks(WEB, path))).toEqual(Array(3).fill(HOME))
  expect(['/login', '/resultLists', '/zhresultList', '/constructor'].map((path) => preloadLinks(WEB, path))).toEqual(Array(4).fill(''))
})
