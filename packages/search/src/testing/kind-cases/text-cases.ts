import { expect } from 'vitest'
import type { KindCases } from '../kind-case.ts'
import { and, field, pattern, phrase, word } from '../query-trees.ts'

export const TEXT_CASES: KindCases = {
  'a substring of a run of characters': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: '一种石墨烯电池' }, miss: { title: '一种石墨，墨烯电池' } })
    expect(await names(word('石墨烯'))).toEqual(['hit'])
    expect(await names(phrase('种石墨烯'))).toEqual(['hit'])
  },
  'a single character, inside a run and at its end': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: '石墨烯' }, miss: { title: '电池' } })
    for (const char of '石墨烯') expect(await names(word(char)), char).toEqual(['hit'])
  },
  'halves that meet across punctuation are no match': async ({ putNamed, names }) => {
    await putNamed({ miss: { title: '电，池；石。墨' } })
    expect(await names(phrase('电池'))).toEqual([])
    expect(await names(phrase('石墨'))).toEqual([])
  },
  'traditional, full-width and capital letters are the same': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: '鋰電池 ＡＢＣ Battery' } })
    for (const text of ['锂电池', 'abc', 'BATTERY', '鋰電']) expect(await names(phrase(text)), text).toEqual(['hit'])
  },
  'a phrase of words, cut at hyphens': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: 'A lithium-ion battery' }, miss: { title: 'ion of lithium, a battery' } })
    expect(await names(phrase('lithium ion'))).toEqual(['hit'])
    expect(await names(phrase('lithium-ion battery'))).toEqual(['hit'])
  },
  'whole words only': async ({ putNamed, names }) => {
    await putNamed({ miss: { title: 'photovoltaics' } })
    expect(await names(phrase('photo'))).toEqual([])
  },
  'units and signs': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: '在25℃加入10%的C++程序 5G' }, miss: { title: '在25加入10的c程序' } })
    for (const text of ['25℃', '10%', 'C++', '5g', '°C']) expect(await names(phrase(text)), text).toEqual(['hit'])
  },
  'a phrase never reaches from one value into the next': async ({ putNamed, names }, { fields }) => {
    await putNamed({ miss: { body: ['a red apple', 'tree house'], parties: ['Ada Byron', 'King Lear'] } })
    expect(await names(phrase('apple tree'))).toEqual([])
    expect(await names(field(fields.party, phrase('Byron King')))).toEqual([])
  },
  'words of one field are not found through another': async ({ putNamed, names }, { fields }) => {
    await putNamed({ hit: { title: 'graphene' }, miss: { title: 'other', abstract: 'graphene' } })
    expect(await names(field(fields.title, word('graphene')))).toEqual(['hit'])
    expect(await names(word('graphene'))).toHaveLength(2)
  },
  'two words may stand in two columns': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: 'graphene', abstract: 'battery' }, miss: { title: 'graphene' } })
    expect(await names(and(word('graphene'), word('battery')))).toEqual(['hit'])
  },
  'a prefix': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: 'graphene' }, miss: { title: 'telegraph' } })
    expect(await names(pattern('graph*'))).toEqual(['hit'])
  },
  'text of punctuation only finds nothing and does no harm': async ({ putNamed, names }) => {
    await putNamed({ miss: { title: 'a, b; c' } })
    expect(await names(phrase('，。；'))).toEqual([])
  },
  'lone surrogates, control characters and quotes are only characters': async ({ putNamed, names }) => {
    await putNamed({ hit: { title: 'broken \ud800 "text" with \0 in it' } })
    expect(await names(phrase('text" with'))).toEqual(['hit'])
    for (const text of ['\ud800', '"', '\0', "'; DROP TABLE words", '") OR ("', '*'.repeat(50)])
      expect(await names(phrase(text)), text).toEqual([])
  },
}
