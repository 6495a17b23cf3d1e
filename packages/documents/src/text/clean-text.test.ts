import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, cutText, MAX_CELL_LENGTH } from './clean-text.ts'

describe('cleanText', () => {
  it('removes what XML forbids, and nothing else', () => {
    expect(cleanText('a\u0000b\u0008c\u000bd\u001fe\ufffef\uffffg')).toBe('abcdefg')
    expect(cleanText('石墨烯\t\r\n𠮷 é')).toBe('石墨烯\t\r\n𠮷 é')
  })

  it('removes halves of surrogate pairs that stand alone', () => {
    expect(cleanText('a\ud842b\udfb7c\ud842\udfb7')).toBe('abc𠮷')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanText(text).isWellFormed()))
  })
})

describe('cutText', () => {
  it('ends a long text with an ellipsis', () => {
    const cut = cutText('x'.repeat(MAX_CELL_LENGTH + 1))
    expect(cut).toHaveLength(MAX_CELL_LENGTH)
    expect(cut.endsWith('x…')).toBe(true)
    expect(cutText('x'.repeat(MAX_CELL_LENGTH))).not.toContain('…')
  })

  it('divides no surrogate pair', () => {
    expect(cutText('ab𠮷𠮷', 4)).toBe('ab…')
    expect(cutText('a𠮷𠮷', 4)).toBe('a𠮷…')
  })
})
