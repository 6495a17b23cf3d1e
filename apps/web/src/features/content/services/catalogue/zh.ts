/** Texts of the pages of services about intellectual property. */
export default {
  title: '知识产权服务',
  kinds: '服务类别',
  failed: '服务内容加载失败',
  missing: '未找到服务',
  missingWhy: '内容可能已移除，或地址有误。',
  offered: '可办理事项',
  details: '了解详情：{{name}}',
  more: '了解详情',
  back: '返回{{name}}',
  recommended: '推荐服务',
  contact: '咨询与办理',
  phone: '服务热线 {{phone}}',
  hours: '服务时间：{{hours}}',
  noPhone: '服务由本系统的运营者提供。留下联系方式，运营者会与您联系。',
  enquire: '填写咨询单',
} as const
