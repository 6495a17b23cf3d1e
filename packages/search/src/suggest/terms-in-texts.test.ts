import { expect, test } from 'vitest'
import { isTermWord, termsInTexts } from './terms-in-texts.ts'

const terms = (typed: string, ...texts: string[]) => termsInTexts(texts, typed).map(({ text, texts: count }) => `${text} ${count}`)

test('terms end where other words begin, never within a word', () => {
  expect(terms('石墨烯', '石墨烯材料的制备', '一种石墨烯材料', '石墨烯的用途')).toEqual(['石墨烯 3', '石墨烯材料 2'])
  expect(terms('电池', '电池技术', '锂电池技术领域')).toEqual(['电池 2', '电池技术 2'])
})

test('a run that nearly always goes on is a fragment', () => {
  const texts = Array.from({ length: 5 }, (_, i) => `第${i}种比亚迪汽车，比亚迪电池`)
  expect(terms('比亚', ...texts).map((one) => one.slice(0, 3))).not.toContain('比亚 ')
})

test('a run within a word begins no term', () => {
  expect(terms('池组', '电池组', '电池组的壳体')).toEqual([])
})

test('a verb begins a term only with the character that makes it a noun', () => {
  expect(terms('连接', '连接器和线缆', '与壳体连接的电路', '一种连接器', '连接有电源')).toEqual(['连接器 2'])
  expect(terms('基于', '基于光的测量', '基于网络')).toEqual([])
})

test('particles, pronouns and verbs of titles are no terms and end none', () => {
  expect(terms('石墨', '石墨和铜', '石墨的用途', '石墨用于电极')).toEqual(['石墨 3'])
  expect(['一种', '所述', '电池', '电池技', '石墨'].filter(isTermWord)).toEqual(['电池', '石墨'])
})
