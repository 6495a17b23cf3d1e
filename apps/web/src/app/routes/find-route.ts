import { ROUTES, type RouteRow } from './routes.ts'

let fixed: ReadonlyMap<string, RouteRow> | undefined
let patterns: readonly (readonly [RegExp, RouteRow])[] | undefined

/** The route of a path (without language segment), in any letter case; undefined for an unknown path. */
export function findRoute(path: string): RouteRow | undefined {
  fixed ??= new Map(ROUTES.map((row) => [row.path.toLowerCase(), row]))
  patterns ??= ROUTES.filter((row) => row.path.includes('$')).map((row) => [patternOf(row), row])
  const normalised = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return fixed.get(normalised) ?? patterns.find(([pattern]) => pattern.test(normalised))?.[1]
}

/** `/newsinfo/$id` as a pattern: a parameter matches the route's expression, otherwise one segment. */
function patternOf({ path, params }: RouteRow): RegExp {
  const parts = path.toLowerCase().split(/(\{?\$\w+\}?)/)
  const pattern = parts.map((part) => {
    const name = /^\{?\$(\w+)\}?$/.exec(part)?.[1]
    return name === undefined ? part.replaceAll('.', String.raw`\.`) : `(?:${params?.[name]?.source ?? '[^/]+'})`
  })
  return new RegExp(`^${pattern.join('')}$`)
}
