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

/** Status of the registration of a LEI (GLEIF, Common Data File 3.1). */
export const LEI_STATUS_LABELS: CodeLabels = {
  ISSUED: { zh: '有效', en: 'Issued' },
  LAPSED: { zh: '逾期未续', en: 'Lapsed' },
  RETIRED: { zh: '已终止', en: 'Retired' },
  MERGED: { zh: '已合并', en: 'Merged' },
  DUPLICATE: { zh: '重复', en: 'Duplicate' },
  ANNULLED: { zh: '已撤销', en: 'Annulled' },
  PENDING_TRANSFER: { zh: '转移中', en: 'Pending transfer' },
  PENDING_ARCHIVAL: { zh: '归档中', en: 'Pending archival' },
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
