import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain workspaces answer. */
export const WORKSPACE_ERRORS = {
  SPACE_FILE_NOT_FOUND: { code: 404, everywhere: false, zh: '空间中没有该记录', en: 'The space does not contain this record' },
  SPACE_IN_ITSELF: {
    code: 400,
    everywhere: false,
    zh: '不能将空间移动或复制到其自身或下级空间中',
    en: 'A space cannot be moved or copied into itself or a space below it',
  },
  SPACES_TOO_DEEP: {
    code: 400,
    everywhere: false,
    zh: '空间最多 {limit} 级',
    en: 'Spaces can be nested at most {limit} levels deep',
  },
  SPACES_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可创建 {limit} 个空间（含回收站），请先删除不用的空间',
    en: 'At most {limit} spaces can be created, including those in the recycle bin; please delete some first',
  },
  SPACE_COPY_TOO_LARGE: {
    code: 400,
    everywhere: false,
    zh: '一次最多可复制 {limit} 条记录，请分次复制',
    en: 'At most {limit} records can be copied at once; please copy them in parts',
  },
  SPACE_READ_ONLY: {
    code: 403,
    everywhere: false,
    zh: '共享给您的空间只能查看和复制',
    en: 'Spaces shared with you can only be viewed and copied',
  },
  SPACE_SHARE_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '共享链接已失效',
    en: 'This share link is no longer valid',
  },
  SPACE_READERS_FULL: {
    code: 400,
    everywhere: false,
    zh: '每个空间最多可共享给 {limit} 人',
    en: 'A space can be shared with at most {limit} people',
  },
  SPACE_LIST_EMPTY: { code: 400, everywhere: false, zh: '列表中没有可加入的记录', en: 'The list has no records to add' },
  SPACE_LIST_TOO_LARGE: {
    code: 400,
    everywhere: false,
    zh: '一次最多可加入 {limit} 条记录，请缩小检索范围',
    en: 'At most {limit} records can be added at once; please narrow the search',
  },
  SPACE_ADDITION_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该任务', en: 'Task not found' },
  SPACE_ADDITIONS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可同时添加 {limit} 个列表，请等待其完成',
    en: 'At most {limit} lists can be added at the same time; please wait for one to finish',
  },
} as const satisfies ErrorTable
