export type { ClassEntry, ClassNode, ClassSchemes, ClassStep, SchemeBatch, SchemeCounts, SchemeProgress } from './class-schemes.ts'
export { loadBuiltInClasses } from './built-in/load-built-in-classes.ts'
export { openClassSchemes } from './open-class-schemes.ts'
