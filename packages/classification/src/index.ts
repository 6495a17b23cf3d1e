export type { ClassEntry, ClassNode, ClassSchemes, ClassStep, SchemeBatch, SchemeCounts, SchemeProgress } from './class-schemes.ts'
export { openClassSchemes } from './open-class-schemes.ts'
