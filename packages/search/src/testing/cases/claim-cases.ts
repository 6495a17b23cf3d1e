import { expect } from 'vitest'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import { field, frequency, phrase, proximity, word } from '../query-trees.ts'

export const CLAIM_CASES: Cases = {
  'each claim, and each name, is a value of its own': async ({ put, found }) => {
    await put(
      aPatent({ publicationNumber: 'apart', claims: ['a red apple', 'tree house'], inventors: ['Ada Byron', 'King Lear'] }),
      aPatent({ publicationNumber: 'same', claims: ['apple tree, apple'] }),
    )
    expect(await found(field('CLMS', phrase('apple tree')))).toEqual(['same'])
    expect(await found(field('CLAIM', proximity(phrase('apple'), 'near', 50, phrase('tree'))))).toEqual(['same'])
    expect(await found(field('CLAIM', proximity(phrase('apple'), 'para', null, phrase('tree'))))).toEqual(['same'])
    expect(await found(field('CLAIM', frequency(2, 'apple')))).toEqual(['same'])
    expect(await found(field('IN', phrase('Byron King')))).toEqual([])
  },
  'passages come from claims in the requested position': async ({ engine, put }) => {
    await put(aPatent({ title: 'alpha', abstract: 'alpha too', claims: ['alpha again'] }))
    const snippets = { columns: ['independentClaims', 'title', 'abstract'], maxSnippets: 2, length: 40 }
    const { hits } = await engine.page({ query: word('alpha'), from: 0, size: 1, short: true, snippets })
    expect(hits[0]!.snippets!.map(({ column, text }) => `${column}: ${text}`)).toEqual(['independentClaims: alpha again', 'title: alpha'])
  },
}
