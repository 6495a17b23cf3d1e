import fc from 'fast-check'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { combine } from '../parsing/combine.ts'
import { itemOf } from '../parsing/item.ts'
import type { FrequencyNode, PhraseNode, QueryNode, WordNode } from '../tree.ts'

/** Random trees in the parser's form, and random texts, for property tests of the language. */

const WORDS = fc.oneof(
  fc.constantFrom(
    '石墨烯',
    'graphene',
    'AND',
    'or',
    '与',
    'NEAR/3',
    'OPT',
    'TI',
    'pH=7',
    '3:1',
    '#5',
    'c#',
    'H01M4/36',
    '\\x',
    '-1',
    '25°C',
    'Ⅲ',
    'ｔｉ＝x',
    '5*3',
  ),
  fc
    .string({ unit: fc.constantFrom(...'ab电池1-/.%+#*?=:<>[]{}\\&|!'), minLength: 1, maxLength: 6 })
    .filter((text) => /[\p{L}\p{N}]/u.test(text)),
)
const word: fc.Arbitrary<WordNode> = WORDS.map((text) => ({ kind: 'word', text }))
const phrase: fc.Arbitrary<PhraseNode> = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'a电 "\\()“”[]=*\n') }))
  .filter((text) => /[\p{L}\p{N}]/u.test(text.normalize('NFKC')) && !/\p{M}|\p{Surrogate}/u.test(text))
  .map((text) => ({ kind: 'phrase', text }))
const pattern: fc.Arbitrary<QueryNode> = fc
  .constantFrom('graph*', '石?烯', '*tion', 'colo#r', 'a*b?')
  .map((text) => ({ kind: 'pattern', text }))
const frequency: fc.Arbitrary<FrequencyNode> = fc
  .record({ count: fc.integer({ min: 1, max: 100 }), operand: fc.oneof(word, phrase) })
  .map((parts) => ({ kind: 'frequency', ...parts }))
const history: fc.Arbitrary<QueryNode> = fc.integer({ min: 1, max: 999 }).map((line) => ({ kind: 'history', line }))
const strategy: fc.Arbitrary<QueryNode> = fc
  .constantFrom('电池 隔膜', '固态电解质（2024）', 'a) OR (b', 'NOT "x', '#3')
  .map((title) => ({ kind: 'strategy', title }))
const semantic: fc.Arbitrary<QueryNode> = phrase.map(({ text }) => ({ kind: 'semantic', text: text.trim() }))

const bound = fc.option(fc.constantFrom('2023', '20230101', 'H01M4/00', '*', 'TO', 'a b', 'x"y', 'a\\', '2023-01-01', ']'), { nil: null })
const range: fc.Arbitrary<QueryNode> = fc
  .record({ from: bound, to: bound, fromInclusive: fc.boolean(), toInclusive: fc.boolean() })
  .filter(({ from, to, fromInclusive, toInclusive }) => from !== null || to !== null || (fromInclusive && toInclusive))
  .map((parts) => ({ kind: 'range', ...parts }))
const exact: fc.Arbitrary<QueryNode> = fc.constantFrom('H01M4/00', '中山大学', 'a"b\\').map((value) => ({ kind: 'exact', value }))

const textFields = PATENT_FIELD_TABLE.list.filter((field) => field.type === 'text').map((field) => field.name)
const fields = fc.uniqueArray(fc.constantFrom(...textFields), { minLength: 1, maxLength: 3 })

/** Trees in the parser's own form: no operator of one kind directly under itself, no NOT under NOT, no field under a field. */
export const arbitraryQuery: fc.Arbitrary<QueryNode> = fc.letrec<{ node: QueryNode; inside: QueryNode }>((tie) => {
  const list = (kind: 'and' | 'or' | 'xor') =>
    fc
      .array(tie('inside'), { minLength: 2, maxLength: 4 })
      .map((nodes) => combine(kind, nodes.map(plainItem), plainItem(nodes[0] as QueryNode)).node as QueryNode)
  const not = tie('inside')
    .filter(({ kind }) => kind !== 'not')
    .map((operand): QueryNode => ({ kind: 'not', operand }))
  const field = fc
    .tuple(fields, fc.oneof(tie('inside'), range, exact))
    .filter(([, operand]) => operand.kind !== 'field')
    .map(([names, operand]): QueryNode => ({ kind: 'field', fields: names, operand }))
  const proximity = fc
    .record({
      operator: fc.constantFrom('near', 'adj', 'sen', 'para'),
      distance: fc.nat(20),
      negated: fc.boolean(),
      left: tie('inside'),
      right: tie('inside'),
    })
    .map((parts): QueryNode => ({
      kind: 'proximity',
      ...parts,
      distance: parts.operator === 'near' || parts.operator === 'adj' ? parts.distance : null,
    }))
  const inside = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    phrase,
    pattern,
    frequency,
    history,
    strategy,
    semantic,
    list('and'),
    list('or'),
    list('xor'),
    not,
    field,
    proximity,
  )
  const optional = fc.tuple(inside, inside).map(([required, opt]): QueryNode => ({ kind: 'optional', required, optional: opt }))
  return { inside, node: fc.oneof({ weight: 9, arbitrary: inside }, { weight: 1, arbitrary: optional }) }
}).node

function plainItem(node: QueryNode): ReturnType<typeof itemOf> {
  return itemOf(node, { start: 0, end: 0 })
}

const FRAGMENTS = fc.constantFrom(
  '(',
  ')',
  '"',
  '“',
  '（',
  '[',
  ']',
  '{',
  '}',
  'TI=',
  'ad>=',
  'ad=[2023 TO *]',
  'foo=(',
  '{TI AB}=',
  'pn=',
  'ipc==',
  'SEM=("',
  ' ',
  '\n',
  '# x\n',
  'AND',
  ' OR ',
  ' NOT ',
  'XOR',
  ' NEAR/3 ',
  ' NOT NEAR/2 ',
  'ADJ',
  ' SEN ',
  ' OPT ',
  'FREQ/2 ',
  '#3',
  '#{电池 隔膜}',
  '#{',
  '}',
  '与',
  ' & ',
  '，',
  '；',
  ',',

  '石墨烯',
  'graphene',
  'CN103399241B',
  'US 7,654,321 B2',
  'H01M 4/36',
  '2023',
  '*',
  '?',
  '#',
  '\\',
  '\ud800',
  '\udc00',
  '\u0301',
  '\0',
  '℃',
)

/** Texts of any kind, and random sequences of tokens of the language. */
export const arbitraryText: fc.Arbitrary<string> = fc.oneof(
  fc.array(FRAGMENTS, { maxLength: 30 }).map((fragments) => fragments.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
