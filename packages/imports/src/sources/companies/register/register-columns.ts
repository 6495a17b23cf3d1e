/** Facts of a register's row, with the names that tables use for their columns. */
export const REGISTER_COLUMNS = {
  name: ['企业名称', '公司名称', '单位名称'],
  code: ['统一社会信用代码', '社会信用代码'],
  oldNumber: ['注册号', '工商注册号', '原注册号'],
  englishName: ['英文名称', '英文名'],
  shortName: ['企业简称', '简称'],
  formerNames: ['曾用名'],
  founded: ['注册日期', '成立日期', '成立时间'],
  closed: ['注销日期'],
  status: ['登记状态', '经营状态', '企业状态'],
  type: ['企业类型', '公司类型'],
  representative: ['法人代表', '法定代表人'],
  capital: ['注册资金', '注册资本'],
  scope: ['经营范围'],
  province: ['所在省份', '所属省份', '省份'],
  city: ['地区', '所属城市', '城市'],
  address: ['注册地址', '企业地址', '地址'],
  shareholders: ['股东'],
  branches: ['分支机构'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RegisterFact = keyof typeof REGISTER_COLUMNS
