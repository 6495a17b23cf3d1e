import type { AnyCall } from './call.ts'

/** What a client must know of a call besides its path. */
export interface RouteTraits {
  /** It returns a file instead of the envelope. */
  readonly file?: true
  /** It is signed (G77). */
  readonly signed?: true
  /** Timeout in milliseconds if the spec gives one. */
  readonly timeoutMs?: number
  /** Its request is sent as a form. */
  readonly form?: true
}

/** What a client must know of a call at run time: method, path, and its traits if it has any. */
export type Route = readonly ['GET' | 'POST', string] | readonly ['GET' | 'POST', string, RouteTraits]

/** The routes of a table of calls as plain data, so that a browser need not load the schemas. */
export function routesOf(calls: Readonly<Record<string, Readonly<Record<string, AnyCall>>>>): Record<string, Record<string, Route>> {
  return mapValues(calls, (domain) =>
    mapValues(domain, (call): Route => {
      const traits = traitsOf(call)
      return Object.keys(traits).length > 0 ? [call.method, call.path, traits] : [call.method, call.path]
    }),
  )
}

function traitsOf({ file, signed, timeoutMs, form }: AnyCall): RouteTraits {
  return {
    ...(file !== undefined && { file: true }),
    ...(signed && { signed }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(form && { form }),
  }
}

/** The text of `client/routes.ts`, which is generated from the table of calls and checked against it. */
export function printRoutes(calls: Parameters<typeof routesOf>[0]): string {
  const domains = Object.entries(routesOf(calls)).map(([domain, routes]) => {
    const rows = Object.entries(routes).map(([name, route]) => `    ${name}: [${route.map(printPart).join(', ')}],`)
    return [`  ${domain}: {`, ...rows, '  },'].join('\n')
  })
  return [
    '// Generated from calls.ts by `npm run generate`; a test compares the two.',
    '/** Method and path of every call by domain: all a browser needs of the contract at run time. */',
    `export const ROUTES = {\n${domains.join('\n')}\n} as const\n`,
  ].join('\n')
}

function printPart(part: string | RouteTraits): string {
  if (typeof part === 'string') return `'${part}'`
  return `{ ${Object.entries(part)
    .map(([name, value]) => `${name}: ${grouped(value)}`)
    .join(', ')} }`
}

/** 60_000 for 60000. */
function grouped(value: number | boolean): string {
  return typeof value === 'number' ? value.toLocaleString('en').replaceAll(',', '_') : String(value)
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
