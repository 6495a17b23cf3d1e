import { parseXml } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { inlineText } from './inline-text.ts'

const textOf = (xml: string) => inlineText(parseXml(`<p>${xml}</p>`).root!)
const math = (xml: string) => textOf(`<maths><math>${xml}</math></maths>`)
const row = (...cells: readonly string[]) => `<row>${cells.map((cell) => `<entry>${cell}</entry>`).join('')}</row>`
const table = (head: string, rows: string) => `<table><tgroup cols="3">${head}<tbody>${rows}</tbody></tgroup></table>`
const COLUMNS = ['a', 'b', 'c'].map((name) => `<colspec colname="${name}"/>`).join('')

test('every cell of a table stays in its column, empty ones before it included', () => {
  expect(textOf(`Rates:${table(COLUMNS, row('1', 'x', 'y') + row('', '', 'and z') + row('2', '', 'w'))}`)).toBe(
    'Rates:\n\t1\tx\ty\n\t\t\tand z\n\t2\t\tw',
  )
})

test('a table at the beginning keeps the tab that begins its first row', () => {
  expect(textOf(table(COLUMNS, row('', 'x', 'y')))).toBe('\t\tx\ty')
})

test('cells that span columns or rows move the others; lines within a cell stay in it', () => {
  const spanning = '<row><entry morerows="1">A</entry><entry namest="b" nameend="c">wide</entry></row>'
  expect(textOf(table(COLUMNS, spanning + row('p<br/>q', 'r')))).toBe('\tA\twide\n\t\tp q\tr')
  expect(textOf(table(COLUMNS, '<row><entry colname="c">last</entry></row>' + row('x', 'y', '')))).toBe('\t\t\tlast\n\tx\ty')
})

test('a caption across the table is a line of its own; a column that only moves others in is none; rows without text are left out', () => {
  const offset = '<colspec colname="offset"/><colspec colname="1"/><colspec colname="2"/>'
  const caption = '<row><entry/><entry namest="1" nameend="2">TABLE 1</entry></row>'
  expect(textOf(`${table(offset, caption + row('', '', '') + row('', 'x', 'y'))}after`)).toBe('TABLE 1\n\tx\ty\nafter')
})

test('formulas on one line: fractions, roots, indices and bounds are not lost', () => {
  const n = (text: string) => `<mn>${text}</mn>`
  const i = (text: string) => `<mi>${text}</mi>`
  const o = (text: string) => `<mo>${text}</mo>`
  expect(math(`${i('W')} ${o('=')} ${o('⌊')}${i('log')}${o('\u2061')}<mfrac>${i('M')}${i('R')}</mfrac>${o('⌋')}`)).toBe('W = ⌊logM/R⌋')
  expect(math(`<mfrac><mrow>${i('a')}${o('+')}${i('b')}</mrow><msup>${i('c')}${n('2')}</msup></mfrac>`)).toBe('(a + b)/c²')
  expect(math(`<msqrt>${i('x')}</msqrt>${o('-')}<mroot>${i('y')}${n('3')}</mroot>`)).toBe('√x - y^(1/3)')
  expect(math(`<msub>${i('x')}<mrow>${i('i')}${o(',')}${i('j')}</mrow></msub>`)).toBe('x_(i, j)')
  expect(
    math(
      `<munderover>${o('∑')}<mrow>${i('k')}${o('=')}${n('0')}</mrow>${i('N')}</munderover><msubsup>${i('v')}${n('1')}${n('2')}</msubsup>`,
    ),
  ).toBe('∑_(k = 0)^N v₁²')
  expect(math(`<mover>${i('x')}${o('¯')}</mover>${o('≤')}<mfenced open="[" close="]">${n('1')}${n('2')}</mfenced>`)).toBe('x̄ ≤ [1, 2]')
  expect(
    math(`<mtable><mtr><mtd>${n('1')}</mtd><mtd>${n('0')}</mtd></mtr><mtr><mtd>${n('0')}</mtd><mtd>${n('1')}</mtd></mtr></mtable>`),
  ).toBe('1, 0; 0, 1')
})

test('a blank within a lowered or raised number parts it from the next word, not from a comma', () => {
  expect(
    textOf('L<sub>1 </sub>represents H<sub>2</sub>O, X<sub>3 </sub>and X<sub>4 </sub>, 10<sup>3 </sup>parts of R<sup> a </sup>.'),
  ).toBe('L₁ represents H₂O, X₃ and X₄, 10³ parts of R ᵃ .')
})

test('lowered and raised letters stay apart from the sign they belong to', () => {
  expect(textOf('V<sub>i</sub>, T<sub>g</sub>, R<sub>A</sub>, x<sub>i,j</sub>, y<sup>n+1</sup>, z<sup>1,B</sup>')).toBe(
    'Vᵢ, T_g, R_A, x_(i,j), yⁿ⁺¹, z^(1,B)',
  )
  expect(textOf('the 4<sup>th</sup> Kite<sup>®</sup>')).toBe('the 4ᵗʰ Kite®')
})

test('a formula that is a picture leaves a mark, one that is there as MathML and a figure leave none', () => {
  expect(textOf('of formula <chemistry><img img-content="chem"/></chemistry> wherein')).toBe('of formula [⋯] wherein')
  expect(textOf('<maths><img file="a"/></maths>')).toBe('[⋯]')
  expect(textOf('see <maths><math><mi>x</mi></math><img file="b"/></maths> and <img img-content="drawing"/>')).toBe('see x and')
  expect(textOf('<img img-content="drawing"/>')).toBe('')
})
