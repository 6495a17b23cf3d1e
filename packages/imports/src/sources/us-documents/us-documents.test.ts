import { expect, test } from 'vitest'
import { publicationFromParts, usApplicationNumber } from './us-document-number.ts'
import { plainSigns } from './tagged-lines.ts'
import { fullDay, knownDate } from './written-date.ts'

test('numbers from their parts', () => {
  expect(publicationFromParts('06336130', 'B1')).toBe('US6336130B1')
  expect(publicationFromParts('D0452599', 'S1')).toBe('USD452599S1')
  expect(publicationFromParts('2005/0026521')).toBe('US20050026521')
  expect(usApplicationNumber('09/413215')).toBe('US09413215')
  expect(usApplicationNumber('D/029532')).toBe('US29029532')
})

test('dates as far as they are known', () => {
  expect([knownDate('19780700'), fullDay('19780700'), fullDay('2019-12-03T00:00:00Z'), fullDay(undefined)]).toEqual([
    '197807',
    undefined,
    '20191203',
    undefined,
  ])
})

test('signs between full stops, raised and lowered numbers are what they stand for', () => {
  expect(
    plainSigns('X.sub.2.sup..crclbar. and N.sup..sym., 5 .mu.m at 20.degree. C., .gtoreq.10.sup.3 .+-.1, .OMEGA. .rho. .sigma. .about.'),
  ).toBe('X₂⊖ and N⊕, 5 μm at 20° C., ≥10³ ±1, Ω ρ σ ~')
  expect(plainSigns('GeSb.sub.2Te.sub.4, Ca.sup.2+, 10.sup.-3, R.sub.A, the 4.sup.th x.sub.2n, ##STR1## 20 .deg.C.')).toBe(
    'GeSb₂Te₄, Ca²⁺, 10⁻³, R_A, the 4ᵗʰ x_2n, [⋯] 20 °C.',
  )
  expect(plainSigns('V.sub.i and V.sub.max of R.sup.1, X.sup.a; LiNi.sub.xCo.sub.yO.sub.2')).toBe('Vᵢ and V_max of R¹, Xᵃ; LiNiₓCo_yO₂')
  expect(plainSigns('A plate.about that. No .other. sign; e.g. mu.')).toBe('A plate.about that. No .other. sign; e.g. mu.')
})
