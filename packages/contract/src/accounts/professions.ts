/** The professions a user may choose from: code and name. */
export const PROFESSIONS = [
  { code: '1', zh: '研发人员', en: 'Research and development' },
  { code: '2', zh: '知识产权管理', en: 'Intellectual property management' },
  { code: '3', zh: '专利代理师', en: 'Patent attorney' },
  { code: '4', zh: '律师、法务', en: 'Lawyer' },
  { code: '5', zh: '专利审查员', en: 'Patent examiner' },
  { code: '6', zh: '高校教师、科研人员', en: 'University teacher or scientist' },
  { code: '7', zh: '学生', en: 'Student' },
  { code: '8', zh: '企业管理人员', en: 'Company management' },
  { code: '9', zh: '市场、销售', en: 'Marketing and sales' },
  { code: '10', zh: '咨询、投资', en: 'Consulting and investment' },
  { code: '11', zh: '政府工作人员', en: 'Government' },
  { code: '12', zh: '图书情报人员', en: 'Library and information' },
  { code: '99', zh: '其他', en: 'Other' },
] as const
