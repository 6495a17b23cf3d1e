import { monitorOperations } from './monitor-operations.ts'
import type { ApiOperation } from './operation.ts'
import { otherOperations } from './other-operations.ts'
import { patentOperations } from './patent-operations.ts'
import { postedOperations } from './posted-operations.ts'

/** Every operation of the open API. The server does not compile if one has no handler. */
export const API_OPERATIONS = { ...patentOperations, ...otherOperations, ...postedOperations, ...monitorOperations } satisfies Readonly<
  Record<string, ApiOperation>
>

export type ApiOperations = typeof API_OPERATIONS
export type ApiOperationName = keyof ApiOperations

/** Where the operations are mounted. */
export const API_ROOT = '/api/v1'
/** Where the tools are mounted for clients of the Model Context Protocol. */
export const MCP_PATH = '/mcp'
