import type * as z from 'zod'
import type { ErrorName } from '../../errors.ts'
import type { ApiScope } from '../key-limits.ts'

/**
 * One operation of the open API as data. Routing, the OpenAPI document, the pages about the API and the generated clients are made from it.
 */
export interface ApiOperation<Request extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType> {
  /** In the address of its page; never reused. */
  readonly id: number
  readonly method: 'GET' | 'POST'
  /** Below /api/v1, with `{name}` for the parts that are fields of the request. */
  readonly path: string
  readonly scope: ApiScope
  /** Fields named in the path; the others are the query of a GET and the body of a POST. Nothing else may be sent. */
  readonly request: Request
  /** The answer; with `lines` one line of it. */
  readonly answer: Answer
  /** The body is a form (multipart/form-data) with a file. */
  readonly form?: true
  /** Answers JSON values, each on a line of its own (NDJSON), and the position of the next page in the header `x-next-cursor`. */
  readonly lines?: true
  /** Errors besides those of every operation. */
  readonly errors: readonly ErrorName[]
  readonly summary: { readonly zh: string; readonly en: string }
  readonly description: { readonly zh: string; readonly en: string }
  /** A request that can be tried. */
  readonly example: Readonly<Record<string, unknown>>
}

/** Declares an operation; only adds types. */
export function operation<Request extends z.ZodObject, Answer extends z.ZodType>(
  definition: ApiOperation<Request, Answer>,
): ApiOperation<Request, Answer> {
  return definition
}

/** Declares an operation that answers lines. */
export function linesOperation<Request extends z.ZodObject, Answer extends z.ZodType>(
  definition: Omit<ApiOperation<Request, Answer>, 'lines'>,
): ApiOperation<Request, Answer> & { readonly lines: true } {
  return { ...definition, lines: true }
}

/** The names of the fields in the path of an operation. */
export function pathFields({ path }: Pick<ApiOperation, 'path'>): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
