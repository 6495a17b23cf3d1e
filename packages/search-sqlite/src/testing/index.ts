export { ReusedEngines } from './reused-engines.ts'
