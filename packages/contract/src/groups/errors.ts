import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain groups answer. */
export const GROUP_ERRORS = {
  APPLICANT_GROUP_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该申请人分组', en: 'Applicant group not found' },
  APPLICANT_GROUP_NAME_TAKEN: {
    code: 400,
    everywhere: false,
    zh: '已有名为“{name}”的申请人分组',
    en: 'You already have an applicant group named “{name}”',
  },
  APPLICANT_GROUPS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可创建 {limit} 个申请人分组，请先删除不用的分组',
    en: 'At most {limit} applicant groups can be created; please delete some first',
  },
} as const satisfies ErrorTable
