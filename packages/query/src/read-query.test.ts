import { exampleOf, PATENT_FIELD_TABLE, type ClassScheme } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { DIAGNOSTICS } from './diagnostics/diagnostic-table.ts'
import { printQuery } from './printer.ts'
import { readQuery, type QueryMode } from './read-query.ts'

const printed = (text: string, mode: QueryMode = 'command') => {
  const { tree } = readQuery(text, { fields: PATENT_FIELD_TABLE, mode })
  return tree === null ? null : printQuery(tree)
}
/** Diagnostics as `code "text they point at"`, with what the fix makes of the query after an arrow. */
const summary = (text: string, mode: QueryMode = 'command') =>
  readQuery(text, { fields: PATENT_FIELD_TABLE, mode }).diagnostics.map(({ code, start, end, fix }) => {
    const fixed = fix === undefined ? '' : ` → ${text.slice(0, fix.range.start)}${fix.text}${text.slice(fix.range.end)}`
    return `${code} "${text.slice(start, end)}"${fixed}`
  })

describe('what a query is read as', () => {
  test.each([
    ['a b', 'a AND b'],
    ['a or b xor c and not d', 'a OR b XOR c AND NOT d'],
    ['a 与 b 或 非 c', 'a AND b OR NOT c'],
    ['R&D a & b | c', 'R&D AND a AND b OR c'],
    ['ti:x', 'TI=x'],
    ['Title=(x)', 'TI=x'],
    ['申请人=(x)', 'AP=x'],
    ['{TI AB}=(x y)', '{TI AB}=(x AND y)'],
    ['（ＴＩ＝“x y”）', 'TI="x y"'],
    ['ad=[2023 TO *]', 'ad>=2023'],
    ['ad=[2020 to 2023]', 'ad=[2020 TO 2023]'],
    ['ad=20230101 to 20231231', 'ad=[20230101 TO 20231231]'],
    ['ad=2020 至 2023-06 AND 电池', 'ad=[2020 TO 2023-06] AND 电池'],
    ['TI=2020 to 2023', 'TI=2020 AND to AND 2023'],
    ['ad≥2023', 'ad>=2023'],
    ['ipc=H01M 4/36 x', 'ipc=H01M4/36 AND x'],
    ['pn=US 7,654,321 B2', 'pn=US7,654,321B2'],
    ['a near/3 b adj/0 c', 'a NEAR/3 b ADJ/0 c'],
    ['a NOT NEAR/2 (b OR c)', 'a NOT NEAR/2 (b OR c)'],
    ['FREQ/3 "a b"', 'FREQ/3 "a b"'],
    ['(((a AND (b))))', 'a AND b'],
    ['a OPT (b OR c)', 'a OPT (b OR c)'],
    ['SEM=("a b") AND c', 'SEM=("a b") AND c'],
    ['# note\na\n# and\nb', 'a AND b'],
    ['#3 AND a', '#3 AND a'],
    ['石墨烯，电池', '石墨烯 AND 电池'],
    ['1,2-diol', '1,2-diol'],
    ['pH=7 3:1', '\\pH=7 AND \\3:1'],
  ])('%s', (text, expected) => expect(printed(text)).toBe(expected))
})

describe('the plain search box', () => {
  test.each([
    ['method and apparatus for not', 'method AND \\and AND apparatus AND for AND \\not'],
    ['method AND apparatus', 'method AND apparatus'],
    ['(method and apparatus)', 'method AND apparatus'],
  ])('%s', (text, expected) => expect(printed(text, 'box')).toBe(expected))
})

describe('an input of numbers only, in the box as in a command', () => {
  test.each([
    ['CN103399241B', 'number=CN103399241B'],
    ['US 7,654,321 B2', 'number=US7654321B2'],
    ['US 7,654,321 B2, US 7,654,322', 'number=(US7654321B2 OR US7654322)'],
    ['CN103399241B,CN103399242B', 'number=(CN103399241B OR CN103399242B)'],
    ['PCT/CN2020/123456', 'number=PCT/CN2020/123456'],
    ['CN103399241B，201310123456.2\nEP_0227762_B1', 'number=(CN103399241B OR CN201310123456.2 OR EP0227762B1)'],
    ['CN103399241B 电池', 'CN103399241B AND 电池'],
    ['5G 2023', '5G AND 2023'],
    ['FREQ/100 1', 'FREQ/100 1'],
    ['2023 101', '2023 AND 101'],
    ['1990-2000', '1990-2000'],
    ['19981231', '19981231'],
  ])('%s', (text, expected) => {
    expect(printed(text, 'box')).toBe(expected)
    expect(printed(text)).toBe(expected)
  })
})

describe('diagnostics, with their places and fixes', () => {
  test.each<[string, string[]]>([
    ['', ['empty-input ""']],
    ['   ', ['empty-input "   "']],
    ['(a', ['unclosed-bracket "(" → (a)']],
    ['a)', ['unexpected-close ")" → a']],
    ['a "b', ['unclosed-quote """ → a "b"']],
    ['a ()', ['empty-brackets "()" → a ']],
    ['titel=(x)', ['unknown-field "titel" → title=(x)']],
    ['a:b', ['name-read-as-text "a"']],
    ['a AND', ['operator-without-right "AND"']],
    ['OR a', ['operator-without-left "OR"']],
    ['a NEAR/2', ['operator-without-right "NEAR/2"']],
    ['a NEAR b', ['distance-missing "NEAR" → a NEAR/5 b']],
    ['TI=', ['field-without-value "TI="']],
    ['TI=a b', ['field-takes-one-word "TI=a b" → TI=(a b)']],
    ['a AND b OR c', ['mixed-operators "a AND b OR c" → (a AND b) OR c']],
    ['ad=20230230', ['bad-date "20230230"']],
    ['ad=[2023 TO 2020]', ['impossible-range "[2023 TO 2020]" → ad=[2020 TO 2023]']],
    ['ad=[2023]', ['bad-range "[2023]"']],
    ['claim-count=ten', ['bad-count "ten"']],
    ['an=CN201310123456.1', ['wrong-check-digit "CN201310123456.1" → an=CN201310123456.2']],
    ['pn=foo', ['bad-number "foo"']],
    ['ipc=Z99', ['unknown-class "Z99"']],
    ['type=inventoin', ['unknown-code "inventoin" → type=invention']],
    ['g*', ['wildcard-too-broad "g*"']],
    ['*on', ['wildcard-too-broad "*on"']],
    ['石*烯', ['wildcard-in-chinese "石*烯" → (石 ADJ/10 烯)']],
    ['a#b#c#d#e#f#g#', ['too-many-wildcards "a#b#c#d#e#f#g#"']],
    ['TI=="x"', ['not-searchable-so ""x""']],
    ['WHO=="x"', ['not-searchable-so ""x""']],
    ['TI>5', ['not-searchable-so "5"']],
    ['a NEAR/2 (b AND c)', ['operand-not-allowed "(b AND c)"']],
    ['ad=(2020 NEAR/2 2021)', ['operand-not-allowed "(2020 NEAR/2 2021)"']],
    ['FREQ/2 (a b)', ['frequency-needs-term "FREQ/2"']],
    ['value>=5', ['field-without-source "value>=5"']],
    ['NOT a', ['only-negative "NOT a"']],
    ['(a OR SEM="b")', ['meaning-not-at-top "SEM="b""', 'meaning-not-yet "SEM="b""']],
    ['#3', ['history-not-yet "#3"']],
    ['a AND #{电池}', ['strategy-not-yet "#{电池}"']],
    ['#{电池 AND b', ['unclosed-strategy "#{电池" → #{电池} AND b', 'strategy-not-yet "#{电池"']],
    ['a OR #{ }', ['strategy-without-title "#{ }"']],
    ['ti=（a）', ['chinese-punctuation "（" → ti=(a）', 'chinese-punctuation "）" → ti=（a)']],
    ['中山大学', ['looks-like-company "中山大学" → APCS=中山大学']],
    ['a — b', ['nothing-to-search "—"']],
    ['x'.repeat(10_001), ['too-long "x"']],
  ])('%s', (text, expected) => {
    // Positions of operands in brackets are those inside the brackets.
    expect(
      summary(text).map((line) => line.replace('"b AND c"', '"(b AND c)"').replace('"2020 NEAR/2 2021"', '"(2020 NEAR/2 2021)"')),
    ).toEqual(expected)
  })

  test('the empty search is described like the page', () => {
    expect(readQuery('', { fields: PATENT_FIELD_TABLE }).diagnostics[0]?.message).toEqual({
      zh: '请输入检索内容',
      en: 'Please enter something to search for',
    })
  })

  test('messages are whole in both languages', () => {
    for (const row of Object.values(DIAGNOSTICS)) {
      expect(row.zh).toMatch(/\p{Script=Han}/u)
      expect(row.en).not.toMatch(/\p{Script=Han}/u)
      const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
      expect(places(row.zh)).toEqual(places(row.en))
    }
  })

  test('a semantic query that requires a login shows it under the question', () => {
    const diagnostics = readQuery('a AND SEM=("b")', { fields: PATENT_FIELD_TABLE, abilities: { semantic: 'login' } }).diagnostics
    expect(diagnostics.map(({ code, severity, start, end }) => [code, severity, start, end])).toEqual([
      ['meaning-needs-login', 'error', 6, 15],
    ])
  })

  test('what the system at hand can evaluate is not complained of', () => {
    expect(readQuery('SEM="a" AND #3', { fields: PATENT_FIELD_TABLE, abilities: { semantic: true, history: true } }).diagnostics).toEqual(
      [],
    )
  })
})

describe('a subgroup whose scheme is not at hand', () => {
  const codes = (text: string, classSchemes?: readonly ClassScheme[]) =>
    readQuery(text, { fields: PATENT_FIELD_TABLE, abilities: classSchemes === undefined ? {} : { classSchemes } }).diagnostics.map(
      ({ code, start, end }) => [code, text.slice(start, end)],
    )

  test.each(['ipc=H01M10/0525', 'ipc=(C01B OR "H01M10/0525")', 'ipc-main=H01M10/0525'])('%s is reported as literal', (text) => {
    expect(codes(text, ['cpc'])).toEqual([['class-alone', expect.stringContaining('H01M10/0525')]])
    expect(codes(text, ['ipc'])).toEqual([])
    expect(codes(text)).toEqual([])
  })

  test.each(['ipc=H01M10/00', 'ipc=H01M', 'ipc=="H01M10/0525"', 'ipc=H01M10/05*', 'ipc=[H01M4 TO H01M10/05]', 'loc=14-03', 'uc=429/231'])(
    '%s needs no scheme',
    (text) => expect(codes(text, [])).toEqual([]),
  )
})

describe('bounds', () => {
  /** Significant brackets of this nesting. */
  const nested = (depth: number) => '(a OR b AND '.repeat(depth) + 'c' + ')'.repeat(depth)
  const codes = (text: string) =>
    readQuery(text, { fields: PATENT_FIELD_TABLE })
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code }) => code)

  test('64 levels of brackets are read, 65 are not', () => {
    // The outermost brackets are redundant.
    expect(codes(nested(65))).toEqual([])
    expect(codes(nested(66))).toEqual(['nesting-too-deep'])
  })

  test('brackets that add nothing do not count', () => expect(printed('('.repeat(4000) + 'a' + ')'.repeat(4000))).toBe('a'))

  test('1,200 alternatives are one list', () => {
    const { tree } = readQuery(Array.from({ length: 1200 }, (_, i) => `w${i}`).join(' OR '), { fields: PATENT_FIELD_TABLE })
    expect(tree?.kind === 'or' && tree.operands.length).toBe(1200)
  })

  const places = (text: string) =>
    readQuery(text, { fields: PATENT_FIELD_TABLE })
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code, start, end }) => [code, text.slice(start, end)])
  const listed = (count: number, term: (index: number) => string) => Array.from({ length: count }, (_, i) => term(i)).join(' OR ')

  test.each([
    ['2,000 terms', Array.from({ length: 2000 }, (_, i) => i.toString(36)).join(' ')],
    ['700 publication numbers', `pn=(${listed(600, (i) => `CN${100000 + i}A`)})`],
    ['400 words in six texts', `{TI AB CLAIM DESC}=(${listed(400, (i) => `w${i}`)})`],
    ['200 patterns', listed(200, (i) => `electro${i}*`)],
    ['200 proximities', listed(200, () => '(a NEAR/5 b)')],
    ['a phrase of 200 characters', `"${'石'.repeat(200)}"`],
    ['a word of 5,000 letters', 'a'.repeat(5000)],
  ])('%s are read', (_, text) => expect(places(text)).toEqual([]))

  test.each([
    ['2,001 terms', `${'a '.repeat(2000)}last one`, 'too-many-terms', 'last one'],
    ['2,001 values of several fields', `{pn an pd}=(${'2020 '.repeat(667).trim()})`, 'too-many-terms', '2020'],
    ['201 patterns', `${'ab* '.repeat(200)}cd* ef*`, 'too-many-patterns', 'cd*'],
    ['7 patterns that stand for 32 each', '中#中#中#中#中#文 '.repeat(7).trim(), 'too-many-patterns', '中#中#中#中#中#文'],
    ['201 FREQ', `${'FREQ/2 a '.repeat(200)}FREQ/2 b`, 'too-many-positions', 'FREQ/2 b'],
    ['a word of 201 tokens', `x ${'a%'.repeat(201)} y`, 'phrase-too-long', 'a%'.repeat(201)],
    ['a phrase of 201 characters', `"${'石'.repeat(201)}"`, 'phrase-too-long', `"${'石'.repeat(201)}"`],
    ['7 wildcards in a value', 'pn=C*1*2*3*4*5*6*', 'too-many-wildcards', 'C*1*2*3*4*5*6*'],
  ])('%s are rejected at the first one beyond the limit', (_, text, code, excess) => expect(places(text)).toEqual([[code, excess]]))

  test('a query of too many terms is rejected before it is parsed', () =>
    expect(readQuery('a '.repeat(5000), { fields: PATENT_FIELD_TABLE }).tree).toBeNull())

  test('lone surrogates are nothing to search for', () => expect(printed('a \ud800 b')).toBe('a AND b'))
})

test('the example of every field can be run', () => {
  for (const field of PATENT_FIELD_TABLE.list) {
    for (const language of ['zh', 'en'] as const) {
      const { tree, diagnostics } = readQuery(exampleOf(field, language), { fields: PATENT_FIELD_TABLE })
      expect([field.name, tree?.kind, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([field.name, 'field', []])
    }
  }
})
