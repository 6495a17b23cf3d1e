import * as z from 'zod'

/**
 * How a query is parsed. `command`: operators in any letter case. `box`, for a plain search box: lower-case and, or, not are words unless
 * the input contains other syntax. In both an input of numbers only is a number search.
 */
export const queryModeSchema = z.enum(['command', 'box']).default('command')
