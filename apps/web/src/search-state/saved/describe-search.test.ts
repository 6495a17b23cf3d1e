import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import en from '../../features/search/catalogue/en.ts'
import zh from '../../features/search/catalogue/zh.ts'
import { patentValueName } from '../../kinds/patents/patent-value-name.ts'
import { PATENTS } from '../../kinds/patents/patents.ts'
import { emptySearch, type SearchState } from '../search-state.ts'
import type { SearchMode } from '../search-mode.ts'
import { describeInOneLine, describeSearch } from './describe-search.ts'

const EMPTY_SEARCH = emptySearch(PATENTS)

const words = i18next.createInstance()
await words.init({
  lng: 'zh',
  resources: { zh: { search: zh }, en: { search: en } },
  defaultNS: 'search',
  interpolation: { escapeValue: false },
})

const described = (language: 'zh' | 'en', state: Partial<SearchState>) => {
  const t = words.getFixedT(language, 'search')
  return describeInOneLine(describeSearch({ ...EMPTY_SEARCH, ...state }, patentValueName, t, language), t)
}

describe('history.01: a stored search is named by its query, in both languages', () => {
  test.each<[SearchMode, string, string]>([
    [
      {
        name: 'law',
        args: { lawTypeList: ['active', 'lapsed-fee'], eventList: ['授权'], eventDateFrom: '20200101', eventDateTo: '20211231' },
      },
      '法律检索：法律状态：有效、未缴年费 · 法律事件：授权 · 事件日期：2020-01-01 至 2021-12-31',
      'Legal status search: Legal status: In force, Lapsed, fee unpaid · Legal event: 授权 · Events from 2020-01-01 to 2021-12-31',
    ],
    [
      { name: 'law', args: { eventDateFrom: '20200101' } },
      '法律检索：事件日期：2020-01-01 起',
      'Legal status search: Events since 2020-01-01',
    ],
    [
      { name: 'law', args: { eventDateTo: '20200101' } },
      '法律检索：事件日期：至 2020-01-01',
      'Legal status search: Events up to 2020-01-01',
    ],
    [
      { name: 'citation', args: { numberList: ['CN1A', 'US2B2'], direction: 'citing', depth: 3, by: 'examiner' } },
      '引证检索：CN1A、US2B2 · 施引专利 · 3 层 · 审查员引用',
      'Citation search: CN1A, US2B2 · citing patents · 3 levels · cited by examiners',
    ],
    [
      { name: 'class', args: { codeList: ['A', 'B', 'C', 'D', 'E', 'F'], scheme: 'cpc', mainOnly: true } },
      '分类号检索：A、B、C、D、E 等 6 个 · CPC · 仅主分类号',
      'Classification search: A, B, C, D, E and others (6 in total) · CPC · main class only',
    ],
    [
      { name: 'extend', args: { extendList: ['synonyms', 'family'], synonymList: [{ word: '电池', synonymList: ['蓄电池'] }] } },
      '扩展检索：同义词、简单同族 · “电池”扩展为：蓄电池',
      'Extended search: synonyms, simple family · “电池” expanded to: 蓄电池',
    ],
    [
      { name: 'batch', args: { excelImportQueryStr: 'kkkkkkkkkkkkkkkkkkkkkk', listed: 190 } },
      '批量检索：列表中的 190 项',
      'Batch search: 190 listed entries',
    ],
    [
      { name: 'semantic', args: { id: 'k', text: '循环寿命长的负极', translate: false } },
      '语义检索：循环寿命长的负极 · 不检索译词',
      'Semantic search: 循环寿命长的负极 · without translated terms',
    ],
  ])('%j', (mode, chinese, english) => {
    expect(described('zh', { mode })).toBe(chinese)
    expect(described('en', { mode })).toBe(english)
    expect(described('zh', { mode, query: 'TI=隔膜' })).toBe(`${chinese} · TI=隔膜`)
  })

  test('databases and filters stand behind the query', () => {
    const state: Partial<SearchState> = {
      query: ' 石墨烯\n电池 ',
      databases: { types: ['invention'], countries: ['CN', 'US', 'JP', 'KR', 'DE'] },
      filters: [
        { facet: 'legal', value: 'active', include: true },
        { facet: 'applicant', value: '格致大学', include: false },
      ],
    }
    expect(described('zh', state)).toBe(
      '石墨烯 电池 · 数据库：发明 · 国家/地区：中国 / 美国 / 日本 / 韩国 等 5 个 · 法律状态：有效 · 排除 申请人：格致大学',
    )
    expect(described('en', { ...state, databases: EMPTY_SEARCH.databases })).toBe(
      '石墨烯 电池 · Legal status: In force · Not Applicant: 格致大学',
    )
  })

  test('a long query is cut', () => {
    expect(described('zh', { query: 'a'.repeat(9000) })).toBe(`${'a'.repeat(200)}…`)
  })
})
