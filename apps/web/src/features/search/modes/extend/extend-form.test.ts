import { expect, test } from 'vitest'
import { extendArgs, readExtendForm, toggleSynonym } from './extend-form.ts'

test('search-modes.10: the form of an extended search is read from the URL of its list, and requests the same again', () => {
  const args = { extendList: ['cited', 'synonyms'], synonymList: [{ word: '隔膜', synonymList: ['separator'] }] }
  const form = readExtendForm({ query: '隔膜', mode: { name: 'extend', args } })
  expect(form.extensions).toEqual(['synonyms', 'cited'])
  expect(extendArgs(form)).toEqual({ ...args, extendList: ['synonyms', 'cited'] })
  expect(extendArgs({ ...form, extensions: ['cited'] })).toEqual({ extendList: ['cited'] })
})

test('an invalid address is the empty form with everything selected', () => {
  expect(readExtendForm({ query: 'a', mode: { name: 'extend', args: { extendList: 'x', synonymList: [1, { word: 2 }] } } })).toEqual({
    query: 'a',
    extensions: ['synonyms', 'family', 'cited', 'citing'],
    synonyms: [],
  })
})

test('a synonym is selected and deselected', () => {
  const selected = toggleSynonym([{ word: 'a', synonymList: ['b'] }], 'a', 'c')
  expect(selected).toEqual([{ word: 'a', synonymList: ['b', 'c'] }])
  expect(toggleSynonym(selected, 'a', 'b')).toEqual([{ word: 'a', synonymList: ['c'] }])
})
