import { classAtLevel, readClassSymbol, type ClassLevel } from '../../classes/class-symbol.ts'
import type { Field } from '../../kinds/field.ts'
import { NICE_CLASS_LABELS } from '../../class-titles/nice-class-labels.ts'
import { VIENNA_CATEGORY_LABELS } from '../../class-titles/vienna-category-labels.ts'
import type { Trademark } from '../trademark.ts'

const keysOf = (symbols: readonly string[], scheme: 'nice' | 'vienna'): string[] => [
  ...new Set(symbols.flatMap((symbol) => readClassSymbol(symbol, scheme)?.key ?? [])),
]

const levelOf =
  (level: ClassLevel) =>
  ({ viennaCodes = [] }: Trademark): string[] => [...new Set(viennaCodes.flatMap((code) => classAtLevel(code, 'vienna', level) ?? []))]

/** Fields of the classes of trademarks. `nc=09` includes its similar groups, `vc=27.05` its sections. */
export const MARK_CLASS_FIELDS: readonly Field<Trademark>[] = [
  {
    name: 'nc',
    aliases: ['nice', 'IC', 'class', 'CC'],
    type: 'class',
    group: 'class',
    scheme: 'nice',
    label: { zh: '尼斯分类（含类似群）', en: 'Nice class (and similar groups)' },
    example: 'nc=09',
    values: ({ niceClasses, similarGroups = [] }) => keysOf([...niceClasses, ...similarGroups], 'nice'),
  },
  {
    name: 'nice-class',
    aliases: [],
    type: 'class',
    group: 'class',
    scheme: 'nice',
    label: { zh: '尼斯类别', en: 'Nice class' },
    example: 'nice-class=09',
    values: ({ niceClasses }) => keysOf(niceClasses, 'nice'),
    searchedAs: 'nc',
    labels: NICE_CLASS_LABELS,
    facet: 'nice_class',
  },
  {
    name: 'sg',
    aliases: ['similar-group'],
    type: 'class',
    group: 'class',
    scheme: 'nice',
    label: { zh: '类似群', en: 'Similar group' },
    example: 'sg=0901',
    values: ({ similarGroups = [] }) => keysOf(similarGroups, 'nice'),
    facet: 'similar_group',
  },
  {
    name: 'vc',
    aliases: ['vienna', 'design-code', 'DC'],
    type: 'class',
    group: 'class',
    scheme: 'vienna',
    label: { zh: '图形要素', en: 'Vienna code' },
    example: 'vc=27.05',
    values: ({ viennaCodes = [] }) => keysOf(viennaCodes, 'vienna'),
  },
  {
    name: 'vc-category',
    aliases: [],
    type: 'class',
    group: 'class',
    scheme: 'vienna',
    label: { zh: '图形要素大类', en: 'Vienna category' },
    example: 'vc-category=26',
    values: levelOf('class'),
    searchedAs: 'vc',
    labels: VIENNA_CATEGORY_LABELS,
    facet: 'vienna.category',
  },
  {
    name: 'vc-division',
    aliases: [],
    type: 'class',
    group: 'class',
    scheme: 'vienna',
    label: { zh: '图形要素小类', en: 'Vienna division' },
    example: 'vc-division=26.04',
    values: levelOf('subclass'),
    searchedAs: 'vc',
    facet: 'vienna.division',
  },
]
