import * as z from 'zod'
import { localizedIssue } from './localized-issue.ts'

/** Largest value of an `integer` column in PostgreSQL: the upper bound of the numbers of requests. */
export const MAX_INTEGER = 2_147_483_647

/** Maximum nesting of arrays and objects in a JSON value of a request. */
const MAX_DEPTH = 32

/**
 * Validates every text of a request. PostgreSQL stores neither NUL nor unpaired surrogates; JSON columns and addresses cannot hold the
 * latter. In a JSON value all texts are checked, keys included.
 */
export const storable = z.refine<unknown>(
  (value) => textsOf(value).every((text) => !text.includes('\0') && text.isWellFormed()),
  localizedIssue('不能包含 NUL 或不成对的代理项（surrogate）', 'must not contain NUL or a lone surrogate'),
)

/** Spaces and control characters alone say nothing, nor do characters such as U+200B. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u

/** Refuses a text without a visible character. */
export const visible = z.refine<string>((value) => VISIBLE.test(value), localizedIssue('须包含可见字符', 'must contain visible characters'))

/** Controls that change the direction of a text: a name that contains them can be shown as another one. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g

/** A required text of at most so many characters that names or describes somebody, without controls of its direction. */
export const partyText = (max: number) =>
  text()
    .max(max * 2)
    .transform((written) => written.replaceAll(DIRECTION, '').trim())
    .pipe(text().min(1).max(max).check(visible))

/** A text of a request; add limits as to any Zod string. */
export function text(): z.ZodString {
  return z.string().check(storable)
}

/** A JSON value of a request that is stored or ignored unchanged. */
export function jsonValue(): z.ZodUnknown {
  const isShallow = (value: unknown) => levelsOf(value).filter((level) => level.some(isNested)).length <= MAX_DEPTH
  return z
    .unknown()
    .check(storable)
    .refine(isShallow, localizedIssue(`嵌套不得超过 ${MAX_DEPTH} 层`, `must not be nested more than ${MAX_DEPTH} levels deep`))
}

/** Every text in a JSON value, keys included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return levelsOf(value).flatMap((level) =>
    level.flatMap((part) => (typeof part === 'string' ? [part] : isNested(part) ? Object.keys(part) : [])),
  )
}

/** The parts of a JSON value by nesting depth; iterative, because bodies may nest deeper than the stack allows. */
function levelsOf(value: unknown): unknown[][] {
  const levels: unknown[][] = []
  for (let level = [value]; level.length > 0; level = level.flatMap((part) => (isNested(part) ? Object.values(part) : [])))
    levels.push(level)
  return levels
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
