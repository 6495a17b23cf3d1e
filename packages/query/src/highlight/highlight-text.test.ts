import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { highlightTerms } from './highlight-terms.ts'
import { highlightText } from './highlight-text.ts'

/** The text with marks: `[0:石墨烯]` for a match of the first clause. */
function marked(query: string, text: string, isVariant?: (a: string, b: string) => boolean): string {
  const terms = highlightTerms(readQuery(query, { fields: PATENT_FIELD_TABLE }).tree as QueryNode, PATENT_FIELD_TABLE)
  let end = 0
  let out = ''
  for (const mark of highlightText(text, terms, isVariant === undefined ? {} : { isVariant })) {
    out += `${text.slice(end, mark.start)}[${mark.clause}:${text.slice(mark.start, mark.end)}]`
    end = mark.end
  }
  return out + text.slice(end)
}

describe('marks in a text', () => {
  test.each([
    ['石墨烯 电池', '一种石墨烯电池', '一种[0:石墨烯][1:电池]'],
    ['石墨烯', '石墨，墨烯；石墨烯', '石墨，墨烯；[0:石墨烯]'],
    ['(a OR b) AND c', 'a b c', '[0:a] [0:b] [1:c]'],
    ['a AND NOT b', 'a b', '[0:a] b'],
    ['graph*', 'Graphite and GRAPHENE', '[0:Graphite] and [0:GRAPHENE]'],
    ['石?烯', '石墨烯和石油烯', '[0:石墨烯]和[0:石油烯]'],
    ['lithium-ion', 'a lithium ion cell', 'a [0:lithium ion] cell'],
    ['锂电池', '鋰電池', '[0:鋰電池]'],
    ['kg', '5 ㎏', '5 [0:㎏]'],
    ['a NEAR/2 b', 'a b', '[0:a] [1:b]'],
    ['ad>=2023', '2023', '2023'],
  ])('%s in %s', (query, text, expected) => expect(marked(query, text)).toBe(expected))

  test('other forms of a word, where the caller knows them', () => {
    const isVariant = (a: string, b: string) => b === `${a}s`
    expect(marked('battery cell', 'cells', isVariant)).toBe('[1:cells]')
    expect(marked('"cell"', 'cells', isVariant)).toBe('cells')
  })
})
