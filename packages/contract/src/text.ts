import * as z from 'zod'
import { localizedIssue } from './localized-issue.ts'

/** Largest value of an `integer` column in PostgreSQL: the upper bound of the numbers of requests. */
export const MAX_INTEGER = 2_147_483_647

/** Arrays and objects a JSON value of a request may have within each other. */
const MAX_DEPTH = 32

/**
 * The check every text of a request carries. PostgreSQL stores neither NUL nor half of a surrogate pair, JSON columns and addresses cannot
 * hold the latter. Of a JSON value it covers every text in it, keys included.
 */
export const storable = z.refine<unknown>(
  (value) => textsOf(value).every((text) => !text.includes('\0') && text.isWellFormed()),
  localizedIssue('不能包含 NUL 或不成对的代理项（surrogate）', 'must not contain NUL or a lone surrogate'),
)

/** A text of a request; limits are added as to any string of zod. */
export function text(): z.ZodString {
  return z.string().check(storable)
}

/** A JSON value of a request that is stored or ignored as it is. */
export function jsonValue(): z.ZodUnknown {
  const isShallow = (value: unknown) => levelsOf(value).filter((level) => level.some(isNested)).length <= MAX_DEPTH
  return z
    .unknown()
    .check(storable)
    .refine(isShallow, localizedIssue(`嵌套不得超过 ${MAX_DEPTH} 层`, `must not nest deeper than ${MAX_DEPTH} levels`))
}

/** Every text in a JSON value, keys included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return levelsOf(value).flatMap((level) =>
    level.flatMap((part) => (typeof part === 'string' ? [part] : isNested(part) ? Object.keys(part) : [])),
  )
}

/** The parts of a JSON value by how deep they stand; without recursion, as bodies may nest deeper than the stack. */
function levelsOf(value: unknown): unknown[][] {
  const levels: unknown[][] = []
  for (let level = [value]; level.length > 0; level = level.flatMap((part) => (isNested(part) ? Object.values(part) : [])))
    levels.push(level)
  return levels
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
