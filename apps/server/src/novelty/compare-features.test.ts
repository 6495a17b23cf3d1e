import { PATENT_TEXT_COLUMNS } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { featureComparer, type FeatureTerm } from './compare-features.ts'

function term(text: string, weight: number, ...others: string[]): FeatureTerm {
  return { text, weight, forms: [text, ...others].map((form) => ({ text: form, strength: 1 })) }
}

const BODY = [
  { lang: 'en', text: 'The battery pack is cooled. A ceramic layer coats the separators; its thickness is 3 μm.' },
  { lang: 'en', text: 'The housing is made of steel.' },
  { lang: 'en', text: 'As shown in FIG. 1, the busbar 2 is welded to the terminal 3.' },
]

describe('features compared with a document', () => {
  const record = aPatent({
    title: '一种锂离子电池',
    abstracts: [{ lang: 'zh', text: '本发明公开一种锂离子电池。所述隔膜涂覆有陶瓷层，厚度为2-4μm。' }],
    description: BODY,
  })

  it('are disclosed, partly or not, by the words of one passage, in Chinese and English', () => {
    const compare = featureComparer([
      [term('隔膜', 0.4), term('陶瓷层', 0.4), term('厚度', 0.2)],
      [term('coated', 0.3, 'coats'), term('ceramic layers', 0.4), term('separator', 0.3)],
      [term('housing', 0.5), term('titanium', 0.5)],
      [term('rotor', 1)],
      [],
      [term('busbar', 0.5), term('terminal', 0.5)],
    ])
    const compared = compare(record)
    expect(compared.map(({ disclosure }) => disclosure)).toEqual(['disclosed', 'disclosed', 'partly', 'not', 'not', 'disclosed'])
    expect(compared[0]!.passage).toMatchObject({
      column: 'abstract',
      text: '所述隔膜涂覆有陶瓷层，厚度为2-4μm。',
      cutBefore: true,
      cutAfter: false,
    })
    expect(compared[1]!.passage).toMatchObject({ column: 'description', text: 'A ceramic layer coats the separators;' })
    expect(compared[2]).toMatchObject({ coverage: 0.5, missing: ['titanium'] })
    expect(compared[3]).toMatchObject({ coverage: 0, missing: ['rotor'], passage: null })
    expect(compared[5]!.passage).toMatchObject({ text: 'As shown in FIG. 1, the busbar 2 is welded to the terminal 3.', cutBefore: false })
    const { text, marks } = compared[0]!.passage!
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['隔膜', '陶瓷层', '厚度'])
  })

  it('count a form of half the strength by half', () => {
    const [compared] = featureComparer([[{ text: '外壳', weight: 1, forms: [{ text: 'housing', strength: 0.5 }] }]])(record)
    expect(compared).toMatchObject({ coverage: 0.5, disclosure: 'partly', missing: [] })
  })

  it('count a long Chinese word by the part of it that a passage has, from half of it', () => {
    const long = term('轻量化锂离子电池', 1)
    const [compared] = featureComparer([[long]])(record)
    expect(compared).toMatchObject({ disclosure: 'partly', coverage: 4 / 7, missing: [], passage: { text: '一种锂离子电池' } })
    expect(featureComparer([[long]])(aPatent({ title: '一种燃料电池' }))[0]).toMatchObject({
      disclosure: 'not',
      coverage: 0,
      passage: null,
    })
  })

  it('are quoted from a sentence longer than a passage without losing its place', () => {
    const long = `${'the cable carries a signal, '.repeat(40)}and a ceramic layer coats the separator, ${'the pump turns, '.repeat(40)}`
    const [compared] = featureComparer([[term('ceramic', 0.5), term('separator', 0.5)]])(
      aPatent({ description: [{ lang: 'en', text: long }] }),
    )
    expect(compared!.disclosure).toBe('disclosed')
    expect(long).toContain(compared!.passage!.text)
    expect(compared!.passage!.text.length).toBeLessThanOrEqual(401)
  })

  it.each([
    {
      lang: 'en',
      title: 'Seat back with a pivoting headrest',
      texts: [
        'A seat back (1) comprises a frame; a headrest pivots about a hinge. “Foam” covers the frame – 3 µm thick.',
        `The hinge has a spring, ${'a damper, '.repeat(60)}and a stop.\nIts cover is removable (see FIG. 2).`,
      ],
      words: ['seat back', 'frame', 'headrest', 'hinge', 'foam', 'damper', 'stop', 'cover', 'spring'],
    },
    {
      lang: 'zh',
      title: '一种带可转动头枕的座椅靠背',
      texts: [
        '座椅靠背（1）包括骨架；头枕绕铰链转动。骨架外覆有“泡沫”层，厚3μm。',
        `铰链设有弹簧，${'阻尼件，'.repeat(120)}以及限位块。\n其盖板可拆卸（见图2）。`,
      ],
      words: ['座椅靠背', '骨架', '头枕', '铰链', '泡沫', '阻尼', '限位', '盖板', '弹簧'],
    },
  ])('quote only passages that occur literally in the document: $lang', ({ lang, title, texts, words }) => {
    const document = aPatent({
      title,
      abstracts: [{ lang, text: texts[0]! }],
      claims: texts.map((text, at) => ({ lang, number: at + 1, text, independent: at === 0, parents: [] })),
      description: texts.map((text) => ({ lang, text })),
    })
    const pairs = words.flatMap((one) => words.map((other) => [term(one, 0.5), term(other, 0.5)]))
    const passages = featureComparer(pairs)(document).flatMap(({ passage }) => passage ?? [])
    expect(passages).toHaveLength(pairs.length)
    for (const { column, text, marks } of passages) {
      const stored = PATENT_TEXT_COLUMNS.find(({ name }) => name === column)!.texts(document)
      expect(stored.some((one) => one.includes(text))).toBe(true)
      expect(marks.length).toBeGreaterThan(0)
      for (const { start, end } of marks) expect(text.slice(start, end).trim()).not.toBe('')
    }
  })
})
