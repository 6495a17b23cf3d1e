export type {
  BilingualTitles,
  ClassEntry,
  ClassNode,
  ClassSchemes,
  IndustryEntry,
  SchemeClassEntry,
  ClassStep,
  SchemeBatch,
  SchemeCounts,
  SchemeProgress,
} from './class-schemes.ts'
export { loadBuiltInClasses } from './built-in/load-built-in-classes.ts'
export { openClassSchemes, openClassSchemesToRead } from './open-class-schemes.ts'
export { readIndustryCode, type Industry, type IndustryScheme } from './industry-code.ts'
