import { describe, expect, test } from 'vitest'
import { PATENT_LANGUAGE } from '../../kinds/patents/patent-language.ts'
import { queryHighlights } from './query-highlights.ts'

/** The highlights, each with the index of its term. */
function marked(query: string, text: string, location: 'text' | 'applicant' = 'text'): [number, string][] {
  return queryHighlights(query, PATENT_LANGUAGE)
    .findMarks(text, location)
    .map(({ start, end, term }) => [term, text.slice(start, end)])
}

describe('highlights', () => {
  test('terms are marked in the order of the query', () => {
    expect(queryHighlights('石墨烯 电池', PATENT_LANGUAGE).terms.map((term) => term.label)).toEqual(['石墨烯', '电池'])
    expect(marked('石墨烯 电池', '一种电池，含石墨烯')).toEqual([
      [1, '电池'],
      [0, '石墨烯'],
    ])
  })

  test('English words also in their other forms, quoted ones not', () => {
    expect(marked('battery', 'Lithium batteries')).toEqual([[0, 'batteries']])
    expect(marked('"battery"', 'Lithium batteries')).toEqual([])
  })

  test('a name that is searched as applicant is marked among applicants only', () => {
    expect(marked('AP=(大学) AND 电池', '大学的电池')).toEqual([[1, '电池']])
    expect(marked('AP=(大学) AND 电池', '某某大学', 'applicant')).toEqual([[0, '大学']])
  })

  test('what is excluded, what is no text, and what cannot be read marks nothing', () => {
    expect(marked('电池 NOT 石墨烯', '石墨烯电池')).toEqual([[0, '电池']])
    expect(queryHighlights('ad>=2020 AND 电池', PATENT_LANGUAGE).terms.map((term) => term.label)).toEqual(['电池'])
    expect(queryHighlights('', PATENT_LANGUAGE).terms).toEqual([])
    expect(queryHighlights('(((', PATENT_LANGUAGE).terms).toEqual([])
  })
})
