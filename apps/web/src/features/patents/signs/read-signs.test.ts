import { describe, expect, test } from 'vitest'
import { figureDrawings } from './figure-drawings.ts'
import { figureList, figureMentions } from './figure-list.ts'
import { readSigns, signMentions } from './read-signs.ts'
import { signCandidates } from './sign-candidates.ts'

const paragraphs = (...texts: string[]) => texts.map((text) => ({ text, heading: false }))
const signs = (lang: string, texts: string[], claims: string[] = []) =>
  readSigns({ paragraphs: paragraphs(...texts), claims: claims.map((text) => ({ text })), lang }).signs.map(
    ({ sign, term, figures }) => `${sign} ${term}${figures.length > 0 ? ` [${figures.join(' ')}]` : ''}`,
  )

describe('reference signs with their terms', () => {
  test('Chinese', () => {
    expect(
      signs('zh', [
        '图1是电池的结构示意图；图2是壳体的剖视图。',
        '如图1所示，电池1包括壳体12和盖板3，壳体12设置在底板4上，温度为25℃。',
        '如图2所示，所述壳体12由2个部分组成，盖板3位于壳体12的上方。电池1固定于底板4。',
      ]),
    ).toEqual(['1 电池 [1 2]', '3 盖板 [1 2]', '4 底板 [1 2]', '12 壳体 [1 2]'])
  })

  test('Chinese with a list of signs', () => {
    expect(signs('zh', ['图1为电池的结构示意图。', '图中：1-电池；2-壳体；3-温度传感器。', '如图1所示，电池1设有壳体2。'])).toEqual([
      '1 电池 [1]',
      '2 壳体 [1]',
      '3 温度传感器',
    ])
  })

  test('Chinese claims alone, in brackets', () => {
    expect(signs('zh', [], ['一种装置，包含压力室(1)、出流隔离器(2)、入流隔离器(3)，压力室(1)连接出流隔离器(2)。'])).toEqual([
      '1 压力室',
      '2 出流隔离器',
      '3 入流隔离器',
    ])
  })

  test('English', () => {
    expect(
      signs('en', [
        'FIG. 1 is a perspective view of a battery.',
        'FIGS. 2A and 2B show the housing.',
        'Referring to FIG. 1, the battery 10 includes a housing 12 and electrodes 14, 16 and 18 at about 25 degrees.',
        'In FIG. 2A the housing 12 is open. Each electrode 14, 16, 18 of the battery 10 of FIG. 1 is coated in 2019 by 30 workers.',
      ]),
    ).toEqual(['10 battery [1]', '12 housing [1 2A]', '14 electrodes [1 2A]', '16 electrodes [1 2A]', '18 electrodes [1 2A]'])
  })

  test('numbers behind names, such as years of publication, are none, except where terms are written with capitals', () => {
    const cited =
      'See Wiley, New York 1984; Academic Press 1987; Smith, supra 1992. A Luminex 100 reads the beads. New York 1984 and a Luminex 100 again. Cold Spring Harbor Laboratory (1972).'
    expect(signs('en', ['FIG. 1 shows a battery.', 'The battery 10 has a housing 12. The housing 12 of the battery 10.', cited])).toEqual([
      '10 battery',
      '12 housing',
    ])
    expect(signs('en', ['FIG. 1 shows a Battery.', 'The Battery 10 has a Housing 12. The Housing 12 of the Battery 10.'])).toEqual([
      '10 Battery',
      '12 Housing',
    ])
  })

  test('German and French', () => {
    expect(
      signs('de', [
        'Fig. 1 zeigt eine Batterie.',
        'Die Batterie 10 nach Fig. 1 hat ein Gehäuse (12). Das Gehäuse (12) der Batterie 10 ist 5 mm dick.',
      ]),
    ).toEqual(['10 Batterie [1]', '12 Gehäuse [1]'])
    expect(
      signs('fr', ['La figure 1 représente une batterie.', 'La batterie 10 comprend un boîtier 12. Le boîtier 12 de la batterie 10.']),
    ).toEqual(['10 batterie', '12 boîtier'])
  })

  test('a chemical text without drawings has none', () => {
    expect(signs('en', ['Compound 12 and compound 13 were stirred at 25 °C. The mixture 14 of mixture 14.'])).toEqual([])
  })
})

test.each([
  ['如图1所示', 'zh'],
  ['根据权利要求2', 'zh'],
  ['步骤3中', 'zh'],
  ['加入5个试样', 'zh'],
  ['长度10mm', 'zh'],
  ['in FIG. 3', 'en'],
  ['claim 4', 'en'],
  ['a width 12 mm', 'en'],
  ['a ratio 1.5', 'en'],
  ['about 20', 'en'],
  ['a medium containing 100', 'en'],
  ['expression 7', 'en'],
])('no sign: %s', (text, lang) => {
  expect(signCandidates(text, lang)).toEqual([])
})

test('candidates have their ranges', () => {
  const text = '壳体12、13和盖板(2)'
  expect(signCandidates(text, 'zh').map(({ start, end, sign }) => [text.slice(start, end), sign])).toEqual([
    ['12', '12'],
    ['13', '13'],
    ['2', '2'],
  ])
})

test('mentions of known signs by their terms', () => {
  const known = new Map([['12', { sign: '12', term: 'housing', endings: ['housing'], count: 2, figures: [] }]])
  expect(signMentions('The housings 12 and 13, claim 12, weight 12, a lid (12).', 'en', known).map(({ start }) => start)).toEqual([13, 52])
})

test('mentions of figures', () => {
  expect(figureMentions('see FIGS. 2A and 3, 图1至图3, Fig. 4. Fig. 5').map(({ figures }) => figures.join(' '))).toEqual([
    '2A 3 1 2 3 4',
    '5',
  ])
})

test('figures that a text describes', () => {
  expect(
    figureList(paragraphs('图1是结构示意图；图2为剖视图。', 'As FIG. 3 shows, it is new.', 'FIG. 4 shows a lid. FIG. 5 is a graph.')),
  ).toEqual([
    { figure: '1', text: '结构示意图' },
    { figure: '2', text: '剖视图' },
    { figure: '4', text: 'a lid' },
    { figure: '5', text: 'a graph' },
  ])
})

describe('drawings of figures', () => {
  const figures = [
    { figure: '1', text: '结构示意图' },
    { figure: '2', text: '剖视图' },
  ]
  const drawings = (...captions: (string | null)[]) => captions.map((caption, index) => ({ id: String(index), caption }))
  test.each([
    [
      'numbers in captions',
      drawings('图2', 'FIG. 1'),
      [
        ['2', 0],
        ['1', 1],
      ],
    ],
    [
      'captions that are descriptions',
      drawings('剖视图', '结构示意图', null),
      [
        ['1', 1],
        ['2', 0],
      ],
    ],
    [
      'as many drawings as figures',
      drawings(null, null),
      [
        ['1', 0],
        ['2', 1],
      ],
    ],
    ['other numbers of drawings', drawings(null, null, null), []],
  ] as const)('by %s', (_, given, expected) => {
    expect([...figureDrawings(figures, given)].toSorted()).toEqual([...expected].toSorted())
  })
})
