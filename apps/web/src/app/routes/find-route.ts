import { ROUTES, type RouteRow } from './route-table.ts'

let fixed: ReadonlyMap<string, RouteRow> | undefined
let patterns: readonly (readonly [RegExp, RouteRow])[] | undefined

/** The row of a path (without language segment), whatever its case; undefined for a path the table does not know. */
export function findRoute(path: string): RouteRow | undefined {
  fixed ??= new Map(ROUTES.map((row) => [row.path.toLowerCase(), row]))
  patterns ??= ROUTES.flatMap((row) => [row.path, row.digits ?? ''].filter((one) => one.includes(':')).map((one) => [patternOf(one), row]))
  const asked = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return fixed.get(asked) ?? patterns.find(([pattern]) => pattern.test(asked))?.[1]
}

/** `/newsinfo/:id` as a pattern: an id is digits only (G53), anything else one segment. */
function patternOf(path: string): RegExp {
  const escaped = path.toLowerCase().replaceAll('.', String.raw`\.`)
  return new RegExp(`^${escaped.replace(':id', String.raw`\d+`).replace(/:\w+/, '[^/]+')}$`)
}
