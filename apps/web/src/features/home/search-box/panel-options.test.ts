import { expect, test } from 'vitest'
import { panelOptions, queryOf, stepOption, suggestionOptions } from './panel-options.ts'

const command = { name: 'TI', label: { zh: '标题', en: 'Title' }, text: 'TI=()', caret: 4 }

test('search-box.07, search-box.08: stored searches and the link to more of them come before the field commands', () => {
  const facts = { searchStrategy: '电池', displayName: '电池', number: 1, datRange: '', searchCondition: '' }
  const search = { id: '', ...facts, lineNo: 1, earlierLineNos: [], createTime: '' }
  expect(panelOptions([search], [command])).toEqual([{ kind: 'history', search }, { kind: 'moreHistory' }, { kind: 'command', command }])
})

test('B.search-box.12 B.search-box.13: arrows move and wrap at both ends', () => {
  expect([stepOption(null, 1, 3), stepOption(0, 1, 3), stepOption(2, 1, 3)]).toEqual([0, 1, 0])
  expect([stepOption(null, -1, 3), stepOption(2, -1, 3), stepOption(0, -1, 3)]).toEqual([2, 1, 2])
  expect(stepOption(null, 1, 0)).toBeNull()
})

test('G72: a chosen company is searched for by name, a word as it is', () => {
  expect(queryOf({ kind: 'company', name: '格致大学', count: 3 }, 'APCS')).toBe('APCS=(格致大学)')
  expect(queryOf({ kind: 'company', name: 'Acme "Tools" Ltd.', count: 3 }, 'APCS')).toBe('APCS=("Acme  Tools  Ltd.")')
  expect(queryOf({ kind: 'word', name: '石墨烯' }, 'APCS')).toBe('石墨烯')
})

test('B.search-box.30: words come before companies; what is typed already is no offer', () => {
  const suggestions = { normalWordList: [{ name: '石墨' }, { name: '石墨烯' }], companyList: [{ name: '石墨大学', count: 1 }] }
  expect(suggestionOptions(suggestions, '石墨 ').map((option) => queryOf(option, 'APCS'))).toEqual(['石墨烯', 'APCS=(石墨大学)'])
  const own = suggestionOptions(suggestions, '石墨 ', ['石墨烯 AND 电池', '石墨烯'])
  expect(own.map((option) => queryOf(option, 'APCS'))).toEqual(['石墨烯 AND 电池', '石墨烯', 'APCS=(石墨大学)'])
})
