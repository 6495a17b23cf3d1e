import { createRoute, lazyRouteComponent, type AnyRootRoute, redirect } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'
import { openStoredQuery } from '../search-state/open-stored-query.ts'

const semanticPage = lazyRouteComponent(() => import('../features/search/ways/semantic/semantic-page.tsx'), 'SemanticPage')
const commandPage = lazyRouteComponent(() => import('../features/search/ways/command/command-page.tsx'), 'CommandPage')

const citationPage = lazyRouteComponent(() => import('../features/search/ways/citation/citation-page.tsx'), 'CitationPage')
const batchPage = lazyRouteComponent(() => import('../features/search/ways/batch/batch-page.tsx'), 'BatchPage')
const classificationPage = lazyRouteComponent(() => import('../features/classification/classification-page.tsx'), 'ClassificationPage')
const extendPage = lazyRouteComponent(() => import('../features/search/ways/extend/extend-page.tsx'), 'ExtendPage')
const advancedPage = lazyRouteComponent(() => import('../features/search/ways/advanced/advanced-page.tsx'), 'AdvancedPage')
const lawPage = lazyRouteComponent(() => import('../features/search/ways/law/law-page.tsx'), 'LawPage')

/** The entry pages of the ways of searching; each leads to the result list. */
export function wayRoutes<Root extends AnyRootRoute>(root: Root) {
  const semantic = createRoute({
    getParentRoute: () => root,
    path: '/semantic',
    staticData: { title: 'semantic' },
    loader: () => loadNamespaces(['search', 'semantic']),
    component: semanticPage,
  })
  const command = createRoute({
    getParentRoute: () => root,
    path: '/commandSearch',
    staticData: { title: 'commandSearch' },
    beforeLoad: ({ search }) => openStoredQuery(search),
    loader: () => loadNamespaces(['search', 'command', 'databases']),
    component: commandPage,
  })
  const citation = createRoute({
    getParentRoute: () => root,
    path: '/citationSearch',
    staticData: { title: 'citationSearch' },
    beforeLoad: ({ search }) => openStoredQuery(search),
    loader: () => loadNamespaces(['search', 'citation']),
    component: citationPage,
  })
  const extend = createRoute({
    getParentRoute: () => root,
    path: '/extendSearch',
    staticData: { title: 'extendSearch' },
    beforeLoad: ({ search }) => openStoredQuery(search),
    loader: () => loadNamespaces(['search', 'extend']),
    component: extendPage,
  })
  const batch = createRoute({
    getParentRoute: () => root,
    path: '/patchSearch',
    staticData: { title: 'patchSearch' },
    loader: () => loadNamespaces(['search', 'batch']),
    component: batchPage,
  })
  const anyScene = createRoute({
    getParentRoute: () => root,
    path: '/superSearch',
    beforeLoad: () => {
      throw redirect({ to: '/superSearch/$scene', params: { scene: 'all' }, search: true, replace: true })
    },
  })
  const advanced = createRoute({
    getParentRoute: () => root,
    path: '/superSearch/$scene',
    staticData: { title: 'superSearch' },
    beforeLoad: ({ search }) => openStoredQuery(search),
    loader: () => loadNamespaces(['search', 'advanced', 'databases']),
    component: advancedPage,
  })
  const law = createRoute({
    getParentRoute: () => root,
    path: '/lawSearch',
    staticData: { title: 'lawSearch' },
    beforeLoad: ({ search }) => openStoredQuery(search),
    loader: () => loadNamespaces(['search', 'law']),
    component: lawPage,
  })
  const classification = createRoute({
    getParentRoute: () => root,
    path: '/classificate',
    staticData: { title: 'classificate' },
    beforeLoad: ({ search }) => openStoredQuery(search),
    loader: () => loadNamespaces(['search', 'classification']),
    component: classificationPage,
  })
  return [classification, anyScene, advanced, law, batch, citation, extend, semantic, command] as const
}
