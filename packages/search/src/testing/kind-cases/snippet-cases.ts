import { expect } from 'vitest'
import { readQuery, type QueryNode } from '@gezhi/query'
import type { SnippetsRequest } from '../../search-engine.ts'
import type { KindCase, KindCases } from '../kind-case.ts'
import type { KindFixture } from '../kinds/kind-fixture.ts'

/** Passages of the first hit, as `column: …before [0:mark] after…`; the columns are those of the fixture. */
async function quoted<R extends object>(
  { engine }: KindCase<R>,
  { kind, columns }: KindFixture<R>,
  query: string,
  options: Partial<SnippetsRequest> = {},
): Promise<string[]> {
  const tree = readQuery(query, { fields: kind.fields }).tree as QueryNode
  const requested = { columns: [columns.title, columns.abstract, columns.body], maxSnippets: 3, length: 40 }
  const names = new Map(Object.entries(columns).map(([name, column]) => [column, name]))
  const { hits } = await engine.page({ query: tree, from: 0, size: 1, short: true, snippets: { ...requested, ...options } })
  return hits[0]!.snippets!.map(({ column, text, cutBefore, cutAfter, marks }) => {
    let at = 0
    let out = ''
    for (const { start, end, clause } of marks) {
      out += `${text.slice(at, start)}[${clause}:${text.slice(start, end)}]`
      at = end
    }
    return `${names.get(column)}: ${cutBefore ? '…' : ''}${out}${text.slice(at)}${cutAfter ? '…' : ''}`
  })
}

export const SNIPPET_CASES: KindCases = {
  'Chinese: what each clause found, by column': async (on, fixture) => {
    await on.putSketches({ title: '一种石墨烯电池', abstract: '本发明公开石墨，墨烯。含石墨烯。' })
    expect(await quoted(on, fixture, '石墨烯 AND 电池')).toEqual([
      'title: 一种[0:石墨烯][1:电池]',
      'abstract: 本发明公开石墨，墨烯。含[0:石墨烯]。',
    ])
  },
  'English: other forms of a word, hyphened and joined': async (on, fixture) => {
    await on.putSketches({ title: 'Lithium-ion Batteries', abstract: 'A lithium ion battery.' })
    expect(await quoted(on, fixture, 'battery AND lithium-ion')).toEqual([
      'title: [1:Lithium-ion] [0:Batteries]',
      'abstract: A [1:lithium ion] [0:battery].',
    ])
  },
  'patterns, prefixes, phrases': async (on, fixture) => {
    await on.putSketches({ title: 'Graphene in a graph of graphite', abstract: '石墨烯与石油烯' })
    expect(await quoted(on, fixture, 'graph* AND "graph of" AND 石?烯')).toEqual([
      'title: [0:Graphene] in a [0:graph] [1:of] [0:graphite]',
      'abstract: [2:石墨烯]与[2:石油烯]',
    ])
  },
  'of a proximity only the words that meet it': async (on, fixture) => {
    await on.putSketches({ title: 'alpha x x x beta alpha beta' })
    expect(await quoted(on, fixture, 'alpha ADJ/0 beta')).toEqual(['title: alpha x x x beta [0:alpha] [1:beta]'])
  },
  'a chain marks the words of its links': async (on, fixture) => {
    await on.putSketches({ title: 'alpha beta x x x alpha beta gamma' })
    expect(await quoted(on, fixture, 'alpha ADJ/0 beta ADJ/0 gamma')).toEqual(['title: alpha beta x x x [0:alpha] [1:beta] [2:gamma]'])
  },
  'sentences: only where both stand in one': async (on, fixture) => {
    await on.putSketches({ title: 'x', abstract: '电池。电极。电池与电极。' })
    expect(await quoted(on, fixture, '电池 SEN 电极')).toEqual(['abstract: 电池。电极。[0:电池]与[1:电极]。'])
  },
  'what is excluded is not marked, nor a column that was not searched': async (on, fixture) => {
    await on.putSketches({ title: 'alpha beta', abstract: 'alpha gamma' })
    expect(await quoted(on, fixture, `${fixture.fields.title}=(alpha) AND NOT ${fixture.fields.title}=(gamma)`)).toEqual([
      'title: [0:alpha] beta',
    ])
    expect(await quoted(on, fixture, `alpha AND ${fixture.fields.title}=beta`)).toEqual([
      'title: [0:alpha] [1:beta]',
      'abstract: [0:alpha] gamma',
    ])
  },
  'the passage with most clauses, cut at words': async (on, fixture) => {
    const filler = 'other words stand here without meaning '
    await on.putSketches({ title: 'x', abstract: `alpha ${filler.repeat(5)}then alpha meets beta ${filler.repeat(5)}` })
    const [passage] = await quoted(on, fixture, 'alpha AND beta')
    expect(passage).toMatch(/^abstract: …\S.*\[0:alpha\] meets \[1:beta\].*\S…$/)
    expect(passage!.length).toBeLessThan(90)
    for (const word of passage!
      .slice(11, -1)
      .replaceAll(/\[\d:|\]/g, '')
      .trim()
      .split(' '))
      expect(`${filler}then alpha meets beta`).toContain(word)
  },
  'a passage begins with a sentence where one is in reach': async (on, fixture) => {
    await on.putSketches({ title: 'x', abstract: `${'前面的文字没有意义'.repeat(9)}。这里有石墨烯。${'后面的文字没有意义'.repeat(9)}` })
    expect((await quoted(on, fixture, '石墨烯'))[0]).toMatch(/^abstract: …这里有\[0:石墨烯\]。后面.*…$/)
  },
  'the paragraph that holds it, also of a text that short pages leave away': async (on, fixture) => {
    const body = Array.from({ length: 400 }, (_, i) => (i === 7 ? '——' : i === 311 ? '石墨烯用于电池' : `第${i}段没有意义`))
    await on.putSketches({ title: 'x', body })
    expect(await quoted(on, fixture, '石墨烯')).toEqual(['body: [0:石墨烯]用于电池'])
  },
  'as many as requested, in the requested order': async (on, fixture) => {
    const { columns } = fixture
    await on.putSketches({ title: 'alpha', abstract: 'alpha too', body: ['alpha again'] })
    expect(await quoted(on, fixture, 'alpha', { maxSnippets: 2, columns: [columns.body, columns.title, columns.abstract] })).toEqual([
      'body: [0:alpha] again',
      'title: [0:alpha]',
    ])
    expect(await quoted(on, fixture, `${fixture.fields.number}=${fixture.id(1).slice(0, 2)}*`)).toEqual([])
  },
}
