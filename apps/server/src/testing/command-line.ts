import { pino } from 'pino'
import type { Operator } from '../http/operator-of.ts'

/** Who acts on the command line; nothing of it is logged. */
export const BY: Operator = { id: null, log: pino({ level: 'silent' }) }
