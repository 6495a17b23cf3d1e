import { createElement, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

test('what was loaded is read by React at once, with the same hook as while it is loaded', async () => {
  const words = loadedOnce(() => Promise.resolve('there'))
  const Reader = () => use(words.load())
  const page = () => renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Reader)))
  expect(page()).toContain('waiting')
  expect(words.loaded).toBeNull()
  await words.load()
  expect(words.loaded).toBe('there')
  expect(page()).toContain('there')
  expect(page()).not.toContain('waiting')
})

test('after a failure it is loaded again', async () => {
  let attempts = 0
  const words = loadedOnce(() => (attempts++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve('there')))
  await expect(words.load()).rejects.toThrow('away')
  expect(await words.load()).toBe('there')
})
