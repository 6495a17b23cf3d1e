import { expect, test } from 'vitest'
import { draftOf, emptyDraft, sentDraft } from './service-draft.ts'

const WORDS = { name: 'A', summary: 'b', sections: [{ title: 'C', lines: ['d', 'e'] }] }
const SERVICE = { id: 10801, parentId: 108, version: '3', recommended: true, position: 2, zh: WORDS, en: WORDS }

test('a service comes out of its form as it went in', () => {
  expect(sentDraft(draftOf(SERVICE))).toEqual({ recommended: true, position: 2, zh: WORDS, en: WORDS })
})

test('empty lines and sections are not sent; a heading without lines is, so that it is rejected and not dropped', () => {
  const { zh } = draftOf(SERVICE)
  const sections = [
    { title: 'C', lines: ' d \n\n e\n' },
    { title: ' ', lines: '\n' },
    { title: 'X', lines: '' },
  ]
  expect(sentDraft({ ...emptyDraft(1), zh: { ...zh, sections } }).zh.sections).toEqual([
    { title: 'C', lines: ['d', 'e'] },
    { title: 'X', lines: [] },
  ])
  expect(sentDraft(emptyDraft(1)).en.sections).toEqual([])
})
