import type { CallTable } from '../call.ts'
import { keyCalls } from './key-calls.ts'
import { usageCalls } from './usage-calls.ts'
import { webhookCalls } from './webhook-calls.ts'

/** The calls of the domain open-api: keys of users, their uses and webhooks. Its operations for programs are in `v1`. */
export const OPEN_API_CALLS = { ...keyCalls, ...usageCalls, ...webhookCalls } satisfies CallTable
