import { MAX_NOVELTY_FEATURES } from '@gezhi/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitFeatures } from './split-features.ts'

const featuresOf = (text: string) => splitFeatures(text).map(({ start, end }) => text.slice(start, end))

describe('features of a text', () => {
  it.each<[string, string[]]>([
    [
      '1. 一种锂离子电池，包括正极、负极和隔膜，其特征在于，所述隔膜涂覆有陶瓷层；所述陶瓷层的厚度为2-4μm。',
      ['一种锂离子电池，包括正极、负极和隔膜', '所述隔膜涂覆有陶瓷层', '所述陶瓷层的厚度为2-4μm'],
    ],
    [
      '1. A pump comprising: a housing having an inlet; a rotor mounted in the housing; and a seal of 1.5 mm (see FIG. 2) around the rotor.',
      [
        'A pump comprising',
        'a housing having an inlet',
        'a rotor mounted in the housing',
        'and a seal of 1.5 mm (see FIG. 2) around the rotor',
      ],
    ],
    [
      'A method of coating a substrate in a chamber at a ratio of 1:2, characterized in that the gas is argon.',
      ['A method of coating a substrate in a chamber at a ratio of 1:2', 'the gas is argon'],
    ],
    [
      '1. 一种水下机器人，包括机体。\n2. 根据权利要求1所述的水下机器人，其特征在于，还包括推进器组件。',
      ['一种水下机器人，包括机体', '根据权利要求1所述的水下机器人', '还包括推进器组件'],
    ],
    [
      '一种锂离子电池，其特征在于，包括正极、负极和隔膜，所述隔膜表面涂覆有氧化铝陶瓷层，所述负极包含硅碳复合材料。',
      ['一种锂离子电池', '包括正极、负极和隔膜', '所述隔膜表面涂覆有氧化铝陶瓷层', '所述负极包含硅碳复合材料'],
    ],
    [
      'a first framework comprising at least two parallel, vertically spaced apart, laterally extending rails, an upper cross beam, and at least two upwardly extending, laterally spaced apart studs attached to the rails',
      [
        'a first framework comprising at least two parallel, vertically spaced apart, laterally extending rails',
        'an upper cross beam',
        'and at least two upwardly extending, laterally spaced apart studs attached to the rails',
      ],
    ],
    ['水泵；电机', ['水泵；电机']],
    ['  ；。 ', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(featuresOf(text)).toEqual(expected)
  })

  it('of a long clause end at its commas', () => {
    const clause = '所述控制器与所述温度传感器电连接并根据温度调节风扇的转速'
    const text = `一种散热装置，${Array.from({ length: 4 }, () => clause).join('，')}`
    expect(featuresOf(text)).toEqual(['一种散热装置', clause, clause, clause, clause])
  })

  // In a time that grew with the square of the text each would exceed the limit of a test by far.
  it.each([
    ['white space', `一种水泵${' '.repeat(800_000)}其特征在于包括电机`, ['一种水泵', '包括电机']],
    ['commas', `一种水泵${', '.repeat(400_000)}包括电机`, ['一种水泵', '包括电机']],
    ['line ends', ' \n'.repeat(400_000), []],
  ])('are found in a time that grows with the text: %s', (_, text, expected) => {
    expect(featuresOf(text)).toEqual(expected)
  })

  it('of 200,000 numbers are found as quickly, and are the text between the first and the last', () => {
    const text = '1 . '.repeat(200_000)
    const spans = splitFeatures(text)
    expect(spans).toHaveLength(MAX_NOVELTY_FEATURES)
    // The number of a claim at its beginning belongs to none.
    expect([spans[0]!.start, spans.at(-1)!.end]).toEqual([4, text.length - 3])
  })

  const parts = [
    '一种电池',
    '其特征在于',
    '；',
    '，',
    '。',
    'a rotor',
    ' wherein ',
    ': ',
    '. ',
    '\n',
    '2. ',
    '所述',
    ', said ',
    '1.5',
    'ﬁ',
    '😀',
    ' ',
  ]
  const claims = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...parts), { maxLength: 80 }).map((all) => all.join('')),
  )

  it('every character stays in exactly one feature or is a separator', () => {
    const separators =
      /^(?:[\s,，、;；。！？:：.!?]|\d{1,3}\s*[.．、)）]|[(（]\d{1,3}[)）]|其特征在于|其特征是|其中特征在于|characteri[sz]ed (?:in that|by))*$/iu
    fc.assert(
      fc.property(claims, (text) => {
        const spans = splitFeatures(text)
        let before = 0
        for (const { start, end } of [...spans, { start: text.length, end: text.length + 1 }]) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          if (start < text.length) expect(text.slice(start, end)).toMatch(/[\p{L}\p{N}]/u)
          // Without letters there is no feature; symbols alone are separators then.
          const gap = text.slice(before, start)
          if (/[\p{L}\p{N}]/u.test(gap)) expect(gap.replaceAll(/[^\p{L}\p{N}\s.．、)）(（]/gu, '')).toMatch(separators)
          before = end
        }
        expect(spans.length).toBeLessThanOrEqual(MAX_NOVELTY_FEATURES)
      }),
      { numRuns: 500 },
    )
  })
})
