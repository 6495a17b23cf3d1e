import { expect } from 'vitest'
import { readQuery, type QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import type { SnippetsRequest } from '../../search-engine.ts'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import type { EngineCase } from '../engine-case.ts'

const REQUESTED: SnippetsRequest = { columns: ['title', 'abstract', 'independentClaims', 'description'], most: 3, length: 40 }

/** Passages of the first hit, as `column: …before [0:mark] after…`. */
async function quoted({ engine }: EngineCase, query: string, options: Partial<SnippetsRequest> = {}): Promise<string[]> {
  const tree = readQuery(query, { fields: PATENT_FIELD_TABLE }).tree as QueryNode
  const { hits } = await engine.page({ query: tree, from: 0, size: 1, short: true, snippets: { ...REQUESTED, ...options } })
  return hits[0]!.snippets!.map(({ column, text, cutBefore, cutAfter, marks }) => {
    let at = 0
    let out = ''
    for (const { start, end, clause } of marks) {
      out += `${text.slice(at, start)}[${clause}:${text.slice(start, end)}]`
      at = end
    }
    return `${column}: ${cutBefore ? '…' : ''}${out}${text.slice(at)}${cutAfter ? '…' : ''}`
  })
}

export const SNIPPET_CASES: Cases = {
  'Chinese: what each clause found, by column': async (engine) => {
    await engine.put(aPatent({ title: '一种石墨烯电池', abstract: '本发明公开石墨，墨烯。含石墨烯。' }))
    expect(await quoted(engine, '石墨烯 AND 电池')).toEqual([
      'title: 一种[0:石墨烯][1:电池]',
      'abstract: 本发明公开石墨，墨烯。含[0:石墨烯]。',
    ])
  },
  'English: other forms of a word, hyphened and joined': async (engine) => {
    await engine.put(aPatent({ title: 'Lithium-ion Batteries', abstract: 'A lithium ion battery.' }))
    expect(await quoted(engine, 'battery AND lithium-ion')).toEqual([
      'title: [1:Lithium-ion] [0:Batteries]',
      'abstract: A [1:lithium ion] [0:battery].',
    ])
  },
  'patterns, prefixes, phrases': async (engine) => {
    await engine.put(aPatent({ title: 'Graphene in a graph of graphite', abstract: '石墨烯与石油烯' }))
    expect(await quoted(engine, 'graph* AND "graph of" AND 石?烯')).toEqual([
      'title: [0:Graphene] in a [0:graph] [1:of] [0:graphite]',
      'abstract: [2:石墨烯]与[2:石油烯]',
    ])
  },
  'of a proximity only the words that meet it': async (engine) => {
    await engine.put(aPatent({ title: 'alpha x x x beta alpha beta' }))
    expect(await quoted(engine, 'alpha ADJ/0 beta')).toEqual(['title: alpha x x x beta [0:alpha] [1:beta]'])
  },
  'a chain marks the words of its links': async (engine) => {
    await engine.put(aPatent({ title: 'alpha beta x x x alpha beta gamma' }))
    expect(await quoted(engine, 'alpha ADJ/0 beta ADJ/0 gamma')).toEqual(['title: alpha beta x x x [0:alpha] [1:beta] [2:gamma]'])
  },
  'sentences: only where both stand in one': async (engine) => {
    await engine.put(aPatent({ title: 'x', abstract: '电池。电极。电池与电极。' }))
    expect(await quoted(engine, '电池 SEN 电极')).toEqual(['abstract: 电池。电极。[0:电池]与[1:电极]。'])
  },
  'what is excluded is not marked, nor a column that was not searched': async (engine) => {
    await engine.put(aPatent({ title: 'alpha beta', abstract: 'alpha gamma' }))
    expect(await quoted(engine, 'TI=(alpha) AND NOT TI=(gamma)')).toEqual(['title: [0:alpha] beta'])
    expect(await quoted(engine, 'alpha AND ti=beta')).toEqual(['title: [0:alpha] [1:beta]', 'abstract: [0:alpha] gamma'])
  },
  'the passage with most clauses, cut at words': async (engine) => {
    const filler = 'other words stand here without meaning '
    await engine.put(aPatent({ title: 'x', abstract: `alpha ${filler.repeat(5)}then alpha meets beta ${filler.repeat(5)}` }))
    const [passage] = await quoted(engine, 'alpha AND beta')
    expect(passage).toMatch(/^abstract: …\S.*\[0:alpha\] meets \[1:beta\].*\S…$/)
    expect(passage!.length).toBeLessThan(90)
    for (const word of passage!
      .slice(11, -1)
      .replaceAll(/\[\d:|\]/g, '')
      .trim()
      .split(' '))
      expect(`${filler}then alpha meets beta`).toContain(word)
  },
  'a passage begins with a sentence where one is in reach': async (engine) => {
    await engine.put(
      aPatent({ title: 'x', abstract: `${'前面的文字没有意义'.repeat(9)}。这里有石墨烯。${'后面的文字没有意义'.repeat(9)}` }),
    )
    expect((await quoted(engine, '石墨烯'))[0]).toMatch(/^abstract: …这里有\[0:石墨烯\]。后面.*…$/)
  },
  'the paragraph that holds it, also of a text that short pages leave away': async (engine) => {
    const description = Array.from({ length: 400 }, (_, i) => (i === 7 ? '——' : i === 311 ? '石墨烯用于电池' : `第${i}段没有意义`))
    await engine.put(aPatent({ title: 'x', description }))
    expect(await quoted(engine, '石墨烯')).toEqual(['description: [0:石墨烯]用于电池'])
  },
  'as many as were asked for, in the order asked': async (engine) => {
    await engine.put(aPatent({ title: 'alpha', abstract: 'alpha too', claims: ['alpha again'] }))
    expect(await quoted(engine, 'alpha', { most: 2, columns: ['independentClaims', 'title', 'abstract'] })).toEqual([
      'independentClaims: [0:alpha] again',
      'title: [0:alpha]',
    ])
    expect(await quoted(engine, 'pn=CN*')).toEqual([])
  },
}
