export { comparedSessions, countFields, countQuery } from './compared-sessions.ts'
export { ReusedEngines } from './reused-engines.ts'
