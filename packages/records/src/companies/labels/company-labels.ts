import type { CodeLabels } from '../../kinds/code-labels.ts'

/** Status of a company in its register. */
export const COMPANY_STATUS_LABELS: CodeLabels = {
  active: { zh: '存续', en: 'Active', written: ['在业', '开业', '在营', '存续（在营、开业、在册）'] },
  inactive: { zh: '停业', en: 'Inactive', written: ['歇业', '清算'] },
  revoked: { zh: '吊销', en: 'Licence revoked', written: ['吊销，未注销'] },
  deregistered: { zh: '注销', en: 'Deregistered', written: ['迁出', '已注销'] },
}

/** Result of checking a unified credit code. */
export const CODE_CHECK_LABELS: CodeLabels = {
  valid: { zh: '校验通过', en: 'Valid' },
  invalid: { zh: '校验位有误', en: 'Wrong check digit' },
  none: { zh: '无统一代码', en: 'No credit code' },
}

/** Status of the registration of a LEI and of a relationship (GLEIF, RegistrationStatusEnum of both levels). */
export const LEI_STATUS_LABELS: CodeLabels = {
  PENDING_VALIDATION: { zh: '待核验', en: 'Pending validation' },
  ISSUED: { zh: '有效', en: 'Issued' },
  PUBLISHED: { zh: '已公布', en: 'Published' },
  LAPSED: { zh: '逾期未续', en: 'Lapsed' },
  RETIRED: { zh: '已终止', en: 'Retired' },
  MERGED: { zh: '已合并', en: 'Merged' },
  DUPLICATE: { zh: '重复', en: 'Duplicate' },
  ANNULLED: { zh: '已撤销', en: 'Annulled' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
  TRANSFERRED: { zh: '已转移', en: 'Transferred' },
  PENDING_TRANSFER: { zh: '转移中', en: 'Pending transfer' },
  PENDING_ARCHIVAL: { zh: '归档中', en: 'Pending archival' },
}

/** Categories of entities (GLEIF, EntityCategoryEnum) with those of governments (EntitySubCategoryEnum). */
export const LEI_CATEGORY_LABELS: CodeLabels = {
  GENERAL: { zh: '一般法人实体', en: 'General entity' },
  BRANCH: { zh: '国际分支机构', en: 'International branch' },
  FUND: { zh: '基金', en: 'Fund' },
  SOLE_PROPRIETOR: { zh: '个人独资经营者', en: 'Sole proprietor' },
  RESIDENT_GOVERNMENT_ENTITY: { zh: '政府机构', en: 'Government entity' },
  INTERNATIONAL_ORGANIZATION: { zh: '国际组织', en: 'International organisation' },
  CENTRAL_GOVERNMENT: { zh: '中央政府', en: 'Central government' },
  STATE_GOVERNMENT: { zh: '州或省级政府', en: 'State government' },
  LOCAL_GOVERNMENT: { zh: '地方政府', en: 'Local government' },
  SOCIAL_SECURITY: { zh: '社会保障机构', en: 'Social security institution' },
}

/** How far the data under a LEI was checked (GLEIF, ValidationSourcesEnum). */
export const LEI_CORROBORATION_LABELS: CodeLabels = {
  PENDING: { zh: '待核验', en: 'Check pending' },
  ENTITY_SUPPLIED_ONLY: { zh: '仅由企业提供', en: 'Supplied by the company only' },
  PARTIALLY_CORROBORATED: { zh: '部分经登记机关核实', en: 'Partly confirmed by a register' },
  FULLY_CORROBORATED: { zh: '经登记机关核实', en: 'Confirmed by a register' },
}

/** Currencies of registered capital. */
export const CURRENCY_LABELS: CodeLabels = {
  CNY: { zh: '人民币', en: 'Renminbi' },
  USD: { zh: '美元', en: 'US dollar' },
  HKD: { zh: '港元', en: 'Hong Kong dollar', written: ['港币'] },
  JPY: { zh: '日元', en: 'Japanese yen' },
  EUR: { zh: '欧元', en: 'Euro' },
  GBP: { zh: '英镑', en: 'Pound sterling' },
  CAD: { zh: '加拿大元', en: 'Canadian dollar', written: ['加元'] },
  AUD: { zh: '澳大利亚元', en: 'Australian dollar', written: ['澳元'] },
  SGD: { zh: '新加坡元', en: 'Singapore dollar' },
  TWD: { zh: '新台币', en: 'New Taiwan dollar' },
  CHF: { zh: '瑞士法郎', en: 'Swiss franc' },
  KRW: { zh: '韩元', en: 'South Korean won' },
  FRF: { zh: '法国法郎', en: 'French franc' },
  DEM: { zh: '德国马克', en: 'German mark' },
}
