/** Texts of the database picker. */
export default {
  open: '全球数据库',
  openCounted_other: '全球数据库，{{count}} 个国家/地区',
  title: '全球数据库',
  types: '专利类型',
  countries: '国家/地区',
  onlyCn: '未登录或未开通会员时检索中国数据，开通后可选择国家/地区。',
  noType: '请至少选择一种专利类型',
  noCountry: '请至少选择一个国家/地区',
  countriesOf: '{{name}}的国家/地区',
  range: '数据范围说明',
  close: '关闭',
  cancel: '取消',
  save: '保存',
  waiting: '正在加载数据库…',
  failed: '数据库列表加载失败。',
  again: '重试',
} as const
