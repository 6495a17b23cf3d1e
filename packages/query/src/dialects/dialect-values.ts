import type { Dialect } from './dialect.ts'

/** Values of code fields where the dialect has its own codes: field of ours, theirs and ours. The first row with a value of ours is written. */
type ValueRow = readonly [field: string, theirs: string, ours: string]

const VALUES: Readonly<Record<Dialect, readonly ValueRow[]>> = {
  incopat: [],
  patsnap: [
    ['status', '1', '有效'],
    ['status', '0', '失效'],
    ['status', '2', '审中'],
    ['type', 'A', '发明申请'],
    ['type', 'B', '发明授权'],
    ['type', 'U', '实用新型'],
    ['type', 'D', '外观设计'],
    ['AP-TYPE', 'ACADEMY', '大专院校'],
    ['AP-TYPE', 'COMPANY', '企业'],
    ['AP-TYPE', 'PERSON', '个人'],
    ['AP-TYPE', 'GOVERNMENT', '机关团体'],
  ],
  espacenet: [],
  lens: [
    ['status', 'active', '有效'],
    ['status', 'pending', '审中'],
    ['status', 'inactive', '失效'],
    ['status', 'expired', '失效'],
    ['status', 'discontinued', '失效'],
  ],
  uspto: [],
}

/** The value of ours for one of the dialect's, or undefined where both write it alike or the dialect's is not known. */
export function valueOfDialect(dialect: Dialect, field: string, value: string): string | undefined {
  return VALUES[dialect].find(([name, theirs]) => name === field && theirs.toLowerCase() === value.toLowerCase())?.[2]
}

/** How the dialect writes a value of ours, or undefined where it has no code of its own for it. */
export function valueInDialect(dialect: Dialect, field: string, value: string): string | undefined {
  return VALUES[dialect].find(([name, , ours]) => name === field && ours === value)?.[1]
}

/** Whether the dialect writes the values of this field in codes of its own. */
export function hasOwnValues(dialect: Dialect, field: string): boolean {
  return VALUES[dialect].some(([name]) => name === field)
}
