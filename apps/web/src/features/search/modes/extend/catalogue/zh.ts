/** Words of extended search. */
export default {
  title: '扩展检索',
  promise: '在检索式结果的基础上，按同义词、同族和引证关系扩展，并列出各部分新增的数量。',
  query: '检索式',
  placeholder: '例如：隔膜 AND 涂层',
  by: '扩展',
  extensions: { synonyms: '同义词', family: '简单同族', cited: '引证专利', citing: '施引专利' },
  empty: '请输入检索内容',
  nothingSelected: '请至少选择一种扩展',
  search: '检索',
  count: '查看扩展',
  counting: '正在统计…',
  total: '共 {{count}} 件',
  synonymsOf: '“{{word}}”的同义词',
  noSynonyms: '暂无同义词',
  sources: { operator: '词表', corpus: '语料', dictionary: '词典', records: '双语文献' },
} as const
