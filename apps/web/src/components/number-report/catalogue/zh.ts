/** Texts about numbers that are not in the database. */
export default {
  missing: '库中未收录 {{label}}',
  someMissing: '{{total, number}} 个号码中有 {{count, number}} 个库中未收录：',
  readAs: '已识别为 {{number}}',
  readAsOneOf: '可能是以下号码之一：{{numbers}}',
  neighbours: '库中有同一号码的其他公开文本：',
  or: '、',
  links: '到官方网站查看：',
}
