import { expect, test } from 'vitest'
import { descriptionParts, type ParagraphLike } from './description-outline.ts'

const text = (words: string, section: string | null = null): ParagraphLike => ({ text: words, heading: false, section })
const heading = (words: string, section: string | null = null): ParagraphLike => ({ text: words, heading: true, section })

test('parts begin at headings and where the section changes', () => {
  const parts = descriptionParts([
    text('a', 'field'),
    text('b', 'background'),
    text('c', 'background'),
    heading('发明内容', 'summary'),
    text('d', 'summary'),
  ])
  expect(parts).toEqual([
    { id: 'description-1', section: 'field', heading: null, paragraphs: ['a'] },
    { id: 'description-2', section: 'background', heading: null, paragraphs: ['b', 'c'] },
    { id: 'description-3', section: 'summary', heading: '发明内容', paragraphs: ['d'] },
  ])
})

test('a heading without a section takes that of its text', () => {
  expect(descriptionParts([heading('BACKGROUND'), text('a', 'background')])).toMatchObject([
    { section: 'background', heading: 'BACKGROUND' },
  ])
})

test('a description that is not parted is one part; sections of other names are none', () => {
  expect(descriptionParts([text('a'), text('b', 'other')])).toEqual([
    { id: 'description-1', section: null, heading: null, paragraphs: ['a', 'b'] },
  ])
  expect(descriptionParts([])).toEqual([])
})
