export { CALLS } from './calls.ts'
export { call, type AnswerOf, type Call, type Envelope, type ParsedRequestOf, type RequestOf } from './call.ts'
export { ERRORS, type ErrorName } from './errors.ts'
