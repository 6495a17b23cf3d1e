import * as z from 'zod'

/**
 * How a query is read. `command`: every operator in any case. `box`, for a plain search box: lower-case and, or, not are words where
 * nothing else is of the language. In both an input of numbers only is a search for them.
 */
export const queryModeSchema = z.enum(['command', 'box']).default('command')
