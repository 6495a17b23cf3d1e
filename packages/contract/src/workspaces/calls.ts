import type { CallTable } from '../call.ts'
import { spaceAdditionCalls } from './space-addition-calls.ts'
import { spaceCalls } from './space-calls.ts'
import { spaceFileCalls } from './space-file-calls.ts'

/** The calls of the domain workspaces. */
export const WORKSPACE_CALLS = {
  ...spaceCalls,
  ...spaceFileCalls,
  ...spaceAdditionCalls,
} satisfies CallTable
