import { expect } from 'vitest'
import type { Cases } from '../cases.ts'
import { aPatent } from '../a-patent.ts'
import { and, field, pattern, phrase, word } from '../query-trees.ts'

const NUMBERS = { hit: 'CN1A', miss: 'CN2A' }
const hit = (sketch: Parameters<typeof aPatent>[0]) => aPatent({ publicationNumber: NUMBERS.hit, ...sketch })
const miss = (sketch: Parameters<typeof aPatent>[0]) => aPatent({ publicationNumber: NUMBERS.miss, ...sketch })

export const TEXT_CASES: Cases = {
  'a substring of a run of characters': async ({ put, found }) => {
    await put(hit({ title: '一种石墨烯电池' }), miss({ title: '一种石墨，墨烯电池' }))
    expect(await found(word('石墨烯'))).toEqual(['CN1A'])
    expect(await found(phrase('种石墨烯'))).toEqual(['CN1A'])
  },
  'a single character, inside a run and at its end': async ({ put, found }) => {
    await put(hit({ title: '石墨烯' }), miss({ title: '电池' }))
    for (const char of '石墨烯') expect(await found(word(char)), char).toEqual(['CN1A'])
  },
  'halves that meet across punctuation are no match': async ({ put, found }) => {
    await put(miss({ title: '电，池；石。墨' }))
    expect(await found(phrase('电池'))).toEqual([])
    expect(await found(phrase('石墨'))).toEqual([])
  },
  'traditional, full-width and capital letters are the same': async ({ put, found }) => {
    await put(hit({ title: '鋰電池 ＡＢＣ Battery' }))
    for (const text of ['锂电池', 'abc', 'BATTERY', '鋰電']) expect(await found(phrase(text)), text).toEqual(['CN1A'])
  },
  'a phrase of words, cut at hyphens': async ({ put, found }) => {
    await put(hit({ title: 'A lithium-ion battery' }), miss({ title: 'ion of lithium, a battery' }))
    expect(await found(phrase('lithium ion'))).toEqual(['CN1A'])
    expect(await found(phrase('lithium-ion battery'))).toEqual(['CN1A'])
  },
  'whole words only': async ({ put, found }) => {
    await put(miss({ title: 'photovoltaics' }))
    expect(await found(phrase('photo'))).toEqual([])
  },
  'units and signs': async ({ put, found }) => {
    await put(hit({ title: '在25℃加入10%的C++程序 5G' }), miss({ title: '在25加入10的c程序' }))
    for (const text of ['25℃', '10%', 'C++', '5g', '°C']) expect(await found(phrase(text)), text).toEqual(['CN1A'])
  },
  'a phrase never reaches from one value into the next': async ({ put, found }) => {
    await put(miss({ claims: ['a red apple', 'tree house'], inventors: ['Ada Byron', 'King Lear'] }))
    expect(await found(field('CLMS', phrase('apple tree')))).toEqual([])
    expect(await found(field('IN', phrase('Byron King')))).toEqual([])
  },
  'words of one field are not found through another': async ({ put, found }) => {
    await put(hit({ title: 'graphene' }), miss({ title: 'other', abstract: 'graphene' }))
    expect(await found(field('TI', word('graphene')))).toEqual(['CN1A'])
    expect(await found(field('TIAB', word('graphene')))).toHaveLength(2)
  },
  'two words may stand in two columns': async ({ put, found }) => {
    await put(hit({ title: 'graphene', abstract: 'battery' }), miss({ title: 'graphene' }))
    expect(await found(and(word('graphene'), word('battery')))).toEqual(['CN1A'])
  },
  'a prefix': async ({ put, found }) => {
    await put(hit({ title: 'graphene' }), miss({ title: 'telegraph' }))
    expect(await found(pattern('graph*'))).toEqual(['CN1A'])
  },
  'text of punctuation only finds nothing and does no harm': async ({ put, found }) => {
    await put(miss({ title: 'a, b; c' }))
    expect(await found(phrase('，。；'))).toEqual([])
  },
  'lone surrogates, control characters and quotes are only characters': async ({ put, found }) => {
    await put(hit({ title: 'broken \ud800 "text" with \0 in it' }))
    expect(await found(phrase('text" with'))).toEqual(['CN1A'])
    for (const text of ['\ud800', '"', '\0', "'; DROP TABLE words", '") OR ("', '*'.repeat(50)])
      expect(await found(phrase(text)), text).toEqual([])
  },
}
