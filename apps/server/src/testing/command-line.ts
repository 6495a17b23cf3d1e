import { pino } from 'pino'
import type { Operator } from '../http/operator-of.ts'

/** The operator of the command line; nothing is logged. */
export const BY: Operator = { id: null, log: pino({ level: 'silent' }) }
