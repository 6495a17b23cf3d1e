import { createRootRoute, createRoute, lazyRouteComponent, redirect, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'
import type { PageRoute, RouteVisit } from '../routing/feature.ts'
import { FEATURES, type FeaturePath } from './features.ts'
import { notFound } from './routes/not-found.ts'
import { guardRoute } from './routes/guard-route.ts'
import { AppFrame } from './shell/app-frame.tsx'
import { PageFailed } from './shell/page-failed.tsx'
import { PagePending } from './shell/page-pending.tsx'

const root = createRootRoute({ beforeLoad: guardRoute, component: AppFrame, errorComponent: PageFailed, pendingComponent: PagePending })

/** Unknown paths lead to /404 (B.i18n.04). */
const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ location }) => {
    throw notFound(location.href)
  },
})

const rows: readonly PageRoute<FeaturePath>[] = FEATURES.flatMap(({ routes }): readonly PageRoute<FeaturePath>[] => routes)

/** Component of each page; filled when the tree is built. */
const components = new Map<PageRoute['page'], RouteComponent>()

/** Every address of the product, built from the manifests. */
export const routeTree = root.addChildren([anythingElse, ...(childrenOf(root) as TypedRoute<FeaturePath>[])])

/** A route as links know it: by its full path. */
type TypedRoute<Path> = Path extends string ? ReturnType<typeof typedRoute<Path>> : never
const typedRoute = <Path extends string>(path: Path) => createRoute({ getParentRoute: () => root, path })

/** The routes rendered within the page of `parent`, each with its own; those of the root for a path of ''. */
function childrenOf(parent: AnyRoute, path = ''): AnyRoute[] {
  return rows.filter((row) => (row.parent ?? '') === path).map((row) => routeOf(row, parent))
}

function routeOf(row: PageRoute<FeaturePath>, parent: AnyRoute): AnyRoute {
  const leads = redirectOf(row)
  const route = createRoute({
    getParentRoute: () => parent,
    path: row.path.slice(row.parent?.length ?? 0),
    beforeLoad: async (visit) => {
      checkParams(row, visit)
      if (row.page === undefined) leads?.()
      await row.before?.(visit)
    },
    ...((row.catalogues !== undefined || row.prefetch !== undefined) && { loader: (visit: RouteVisit) => load(row, visit) }),
    ...(row.page !== undefined && { component: componentOf(row.page) }),
  })
  // Content of a page belongs to the addresses below it; the address itself redirects to one of them.
  const index =
    row.page === undefined || leads === undefined ? [] : [createRoute({ getParentRoute: () => route, path: '/', beforeLoad: leads })]
  const children = [...index, ...childrenOf(route, row.path)]
  return children.length === 0 ? route : route.addChildren(children)
}

function redirectOf({ redirect: to, preservesSearch }: PageRoute): (() => never) | undefined {
  if (to === undefined) return undefined
  return () => {
    throw redirect({ to: to as '/', replace: true, ...(preservesSearch && { search: true }) })
  }
}

interface GivenParams {
  readonly params: Readonly<Record<string, string>>
  readonly location: { readonly href: string }
}

function checkParams({ params }: PageRoute, { params: given, location }: GivenParams): void {
  for (const [name, pattern] of Object.entries(params ?? {}))
    if (!new RegExp(`^(?:${pattern.source})$`).test(given[name] ?? '')) throw notFound(location.href)
}

/** The page's texts are loaded in parallel with its code; it does not wait for its data, but shows a loading state. */
function load({ catalogues = [], prefetch }: PageRoute, visit: RouteVisit): Promise<void> {
  void prefetch?.(visit)
  return loadNamespaces(catalogues)
}

/** One component per page, also if it has several addresses, so that its state survives a change between them. */
function componentOf(page: NonNullable<PageRoute['page']>): RouteComponent {
  const component = components.get(page) ?? lazyRouteComponent(async () => ({ default: await page() }))
  components.set(page, component)
  return component
}
