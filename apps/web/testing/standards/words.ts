/** What lists of standards are called otherwise than those of patents. */
export const WORDS = {
  zh: {
    facet: { state: '状态', issued: '发布年', drafter: '起草单位' },
    sort: { latest: '发布日从新到旧', longest: '页数从多到少' },
    grouping: { none: '不合并', series: '按标准系列合并', others_other: '+{{count}} 个版本' },
    columns: { publication: '标准号', title: '标准名称', issued: '发布日', state: '状态', drafters: '起草单位' },
    found: { noMatch: '没有符合条件的标准' },
  },
  en: {
    facet: { state: 'State', issued: 'Year of issue', drafter: 'Drafted by' },
    sort: { latest: 'Newest', longest: 'Most pages' },
    grouping: { none: 'Not grouped', series: 'By series', others_one: '+{{count}} edition', others_other: '+{{count}} editions' },
    columns: { publication: 'Number', title: 'Heading', issued: 'Issued', state: 'State', drafters: 'Drafted by' },
    found: { noMatch: 'No standard matches' },
  },
} as const
