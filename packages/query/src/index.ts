export type * from './tree.ts'
export type * from './condition.ts'
