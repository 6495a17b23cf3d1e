import { createRoute, lazyRouteComponent, type AnyRootRoute } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'

const semanticPage = lazyRouteComponent(() => import('../features/search/ways/semantic/semantic-page.tsx'), 'SemanticPage')

/** The entry pages of the ways of searching; each leads to the result list. */
export function wayRoutes<Root extends AnyRootRoute>(root: Root) {
  const semantic = createRoute({
    getParentRoute: () => root,
    path: '/semantic',
    staticData: { title: 'semantic' },
    loader: () => loadNamespaces(['search', 'semantic']),
    component: semanticPage,
  })
  return [semantic] as const
}
