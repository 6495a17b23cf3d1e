import type { Reading } from '../../../pipeline/import-source.ts'

type Rejected = Extract<Reading<object>, { kind: 'rejected' }>

/** The line lacks a part that every record has. */
export function invalidGleif(part: string): Rejected {
  return { kind: 'rejected', reason: { en: `is not a GLEIF record: ${part} is missing`, zh: `不是 GLEIF 记录：缺少 ${part}` } }
}

/** An identifier that its check digits show to be wrong. */
export function wrongLei(lei: string): Rejected {
  return { kind: 'rejected', reason: { en: `the check digits of the LEI are wrong: ${lei}`, zh: `LEI 校验位有误：${lei}` } }
}

/** A relation other than parents and branches. */
export function unknownRelation(type: string): Rejected {
  return { kind: 'rejected', reason: { en: `relations of this type are not imported: ${type}`, zh: `不导入此类关系：${type}` } }
}
