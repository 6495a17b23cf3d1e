/** The industries a user may choose from for the field `profession`: code and name. The occupation is free text. */
export const PROFESSIONS = [
  { code: '1', zh: '电子与通信', en: 'Electronics and communications' },
  { code: '2', zh: '软件与互联网', en: 'Software and internet' },
  { code: '3', zh: '知识产权服务', en: 'Intellectual property services' },
  { code: '4', zh: '法律服务', en: 'Legal services' },
  { code: '5', zh: '机械与装备制造', en: 'Machinery and equipment' },
  { code: '6', zh: '汽车与交通', en: 'Automotive and transport' },
  { code: '7', zh: '化工与材料', en: 'Chemicals and materials' },
  { code: '8', zh: '医药与医疗器械', en: 'Pharmaceuticals and medical devices' },
  { code: '9', zh: '能源与环保', en: 'Energy and environment' },
  { code: '10', zh: '农业与食品', en: 'Agriculture and food' },
  { code: '11', zh: '轻工与消费品', en: 'Consumer goods' },
  { code: '12', zh: '建筑与工程', en: 'Construction and engineering' },
  { code: '13', zh: '金融与投资', en: 'Finance and investment' },
  { code: '14', zh: '教育与科研', en: 'Education and research' },
  { code: '15', zh: '政府与公共机构', en: 'Government and public bodies' },
  { code: '99', zh: '其他', en: 'Other' },
] as const
