/** Longest name of a project, folder or group, in UTF-16 units (G86). */
export const MAX_PROJECT_NAME = 50

/** Longest remark of a project, in UTF-16 units. */
export const MAX_PROJECT_REMARK = 500

/** Groups of projects of one user, at most. */
export const MAX_PROJECT_GROUPS = 100

/** Users of one project, at most, its owner included. */
export const MAX_PROJECT_USERS = 100

/** Folders of one project, at most, those in the recycle bin included. */
export const MAX_PROJECT_FILES = 1000

/** Levels of folders. */
export const MAX_PROJECT_DEPTH = 10

/** Patents that are named in one request, at most. */
export const MAX_NAMED_PATENTS = 1000

/** Tasks of one user that wait or run, at most. */
export const MAX_UNFINISHED_PROJECT_TASKS = 10

/** What a user of a project may do (G173): 1 read, 2 edit, 3 manage. */
export const PROJECT_AUTHORITIES = [1, 2, 3] as const
export type ProjectAuthority = (typeof PROJECT_AUTHORITIES)[number]

/** Days before what is in the recycle bin is deleted (G174). */
export const PROJECT_BIN_DAYS = 30

/** How often a folder follows its query: 1 daily, 2 weekly, 3 monthly (G175, G214). */
export const UPDATE_FREQUENCIES = [1, 2, 3] as const

/** How a folder is extended: by the simple families, or the citations of its patents. */
export const EXTENSION_TYPES = ['family', 'citing', 'cited'] as const
export type ExtensionType = (typeof EXTENSION_TYPES)[number]

/** A task that is cancelled is deleted. */
export const PROJECT_TASK_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type ProjectTaskState = (typeof PROJECT_TASK_STATES)[number]

/** Types of own fields: a text, one of several options, several of them, a number, a date, a user of the project. */
export const INDEX_FIELD_TYPES = ['text', 'single', 'multiple', 'number', 'date', 'person'] as const
export type IndexFieldType = (typeof INDEX_FIELD_TYPES)[number]

/** What changed values of indexes: values of one or several patents, a rule, a table, suggestions; fields or options were removed; an index was. */
export const INDEX_CHANGE_KINDS = ['values', 'rule', 'table', 'suggestion', 'fields', 'index'] as const
export type IndexChangeKind = (typeof INDEX_CHANGE_KINDS)[number]

/** Indexes of one project, at most. */
export const MAX_PROJECT_INDEXES = 100

/** Levels of indexes. */
export const MAX_INDEX_DEPTH = 5

/** Fields of one index, at most. */
export const MAX_INDEX_FIELDS = 30

/** Fields of all indexes of a user that queries can name: the first ones. */
export const MAX_QUERY_FIELDS = 1000

/** Rules of one index, at most. */
export const MAX_INDEX_RULES = 100

/** Options of one field, at most. */
export const MAX_INDEX_OPTIONS = 100

/** Longest text of a field, in UTF-16 units. */
export const MAX_INDEX_TEXT = 2000

/** Pages of one user that follow projects at the same time, at most. */
export const MAX_PROJECT_STREAMS = 20
