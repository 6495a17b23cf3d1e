import { expect, test } from 'vitest'
import { extendArgs, readExtendForm, tickSynonym } from './extend-form.ts'

test('search-modes.10: the form of an extended search is read from the address of its list, and asks the same again', () => {
  const args = { extendList: ['cited', 'synonyms'], synonymList: [{ word: '隔膜', synonymList: ['separator'] }] }
  const form = readExtendForm({ query: '隔膜', mode: { name: 'extend', args } })
  expect(form.extensions).toEqual(['synonyms', 'cited'])
  expect(extendArgs(form)).toEqual({ ...args, extendList: ['synonyms', 'cited'] })
  expect(extendArgs({ ...form, extensions: ['cited'] })).toEqual({ extendList: ['cited'] })
})

test('a made-up address is the empty form with everything ticked', () => {
  expect(readExtendForm({ query: 'a', mode: { name: 'extend', args: { extendList: 'x', synonymList: [1, { word: 2 }] } } })).toEqual({
    query: 'a',
    extensions: ['synonyms', 'family', 'cited', 'citing'],
    synonyms: [],
  })
})

test('a synonym is ticked and unticked', () => {
  const ticked = tickSynonym([{ word: 'a', synonymList: ['b'] }], 'a', 'c')
  expect(ticked).toEqual([{ word: 'a', synonymList: ['b', 'c'] }])
  expect(tickSynonym(ticked, 'a', 'b')).toEqual([{ word: 'a', synonymList: ['c'] }])
})
