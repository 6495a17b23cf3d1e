import type { AnyCall } from './call.ts'

/** What a client must know of a call at run time: method, path, and `file` when it answers one. */
export type Route = readonly ['GET' | 'POST', string] | readonly ['GET' | 'POST', string, 'file']

/** The routes of a table of calls as plain data, so that a browser need not load the schemas. */
export function routesOf(calls: Readonly<Record<string, Readonly<Record<string, AnyCall>>>>): Record<string, Record<string, Route>> {
  return mapValues(calls, (domain) =>
    mapValues(domain, (call) => (call.file ? [call.method, call.path, 'file'] : [call.method, call.path]) as Route),
  )
}

/** The text of `client/routes.ts`, which is generated from the table of calls and checked against it. */
export function printRoutes(calls: Parameters<typeof routesOf>[0]): string {
  const domains = Object.entries(routesOf(calls)).map(([domain, routes]) => {
    const rows = Object.entries(routes).map(([name, route]) => `    ${name}: [${route.map((part) => `'${part}'`).join(', ')}],`)
    return [`  ${domain}: {`, ...rows, '  },'].join('\n')
  })
  return [
    '// Generated from calls.ts by `npm run generate`; a test compares the two.',
    '/** Method and path of every call by domain: all that a browser needs of the contract at run time. */',
    `export const ROUTES = {\n${domains.join('\n')}\n} as const\n`,
  ].join('\n')
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
