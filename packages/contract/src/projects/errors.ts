import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls about projects answer. */
export const PROJECT_ERRORS = {
  PROJECT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到项目', en: 'Project not found' },
  PROJECT_FORBIDDEN: {
    code: 403,
    everywhere: false,
    zh: '您在该项目中没有执行此操作的权限',
    en: 'Your role in this project does not allow this',
  },
  PROJECT_GROUP_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到项目分组', en: 'Project group not found' },
  PROJECT_GROUP_NAME_TAKEN: {
    code: 400,
    everywhere: false,
    zh: '已有名为“{name}”的分组',
    en: 'You already have a group with the name “{name}”',
  },
  PROJECT_GROUPS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可建立{limit}个分组，请先删除不用的分组',
    en: 'At most {limit} groups can be created; please delete some first',
  },
  PROJECT_FILE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到文件夹', en: 'Folder not found' },
  PROJECT_FILES_FULL: {
    code: 400,
    everywhere: false,
    zh: '一个项目最多可有{limit}个文件夹',
    en: 'A project can have at most {limit} folders',
  },
  PROJECT_FILES_DEEP: {
    code: 400,
    everywhere: false,
    zh: '文件夹最多可有{limit}层',
    en: 'Folders can be nested at most {limit} levels deep',
  },
  PROJECT_FILE_WITHIN: {
    code: 400,
    everywhere: false,
    zh: '不能将文件夹移到其自身或其下级文件夹中',
    en: 'A folder cannot be moved into itself or a folder within it',
  },
  PROJECT_USER_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到项目成员', en: 'This user is not in the project' },
  PROJECT_PERSON_NOT_FOUND: { code: 404, everywhere: false, zh: '该手机号尚未注册', en: 'No account has this phone number' },
  PROJECT_OWNER_STAYS: {
    code: 400,
    everywhere: false,
    zh: '此操作不适用于项目所有者，请先移交项目',
    en: 'Not possible for the owner of the project; hand it over first',
  },
  PROJECT_USERS_FULL: {
    code: 400,
    everywhere: false,
    zh: '一个项目最多可有{limit}名成员',
    en: 'A project can have at most {limit} users',
  },
  PROJECT_OWNER_FULL: {
    code: 400,
    everywhere: false,
    zh: '对方的项目数量已达上限，无法接收',
    en: 'The other user cannot have any more projects',
  },
  PROJECT_TASK_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到任务', en: 'Task not found' },
  PROJECT_TASKS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可同时进行{limit}个任务，请等待其完成',
    en: 'At most {limit} tasks can run at the same time; please wait for them',
  },
  PROJECT_QUERY_WRONG: { code: 400, everywhere: false, zh: '检索式有误：{reason}', en: 'The query has errors: {reason}' },
  BIN_ENTRY_NOT_FOUND: { code: 404, everywhere: false, zh: '回收站中未找到该项', en: 'Not found in the recycle bin' },
} as const satisfies ErrorTable
