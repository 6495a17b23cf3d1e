import { posix } from 'node:path'
import { CATALOGUES, FEATURES } from './src/app/features.ts'
import type { Feature, PageRoute } from './src/routing/feature.ts'

/** A page of the build: the file its manifest imports, by its path below apps/web. */
export interface PageModule {
  readonly route: PageRoute
  readonly module: string
}

/** Every route with its own page. Throws if a manifest does not import its page by `import('…')`. */
export function pageModules(): PageModule[] {
  return FEATURES.flatMap((feature: Feature) =>
    feature.routes.flatMap((route) => (route.page === undefined ? [] : [{ route, module: importedModule(feature, route.page) }])),
  )
}

/** The chunks for which features declare a separate budget, in kB. */
export function openedBudgets(): Record<string, number> {
  return Object.fromEntries(
    FEATURES.flatMap((feature: Feature) =>
      Object.entries(feature.opened ?? {}).map(([file, budget]) => [posix.join(folderOf(feature), file), budget]),
    ),
  )
}

/** The Chinese catalogue of a namespace. */
export function catalogueModule(namespace: keyof typeof CATALOGUES): string {
  const owner = FEATURES.find((feature: Feature) => feature.catalogues !== undefined && namespace in feature.catalogues)
  if (owner === undefined) throw new Error(`No feature has the catalogue ${namespace}`)
  return importedModule(owner, CATALOGUES[namespace].zh)
}

function folderOf({ name }: Pick<Feature, 'name'>): string {
  return name === 'app' ? 'src/app' : `src/features/${name}`
}

/** The module of a lazy import, parsed from its source: Node runs manifests unbundled. */
function importedModule(feature: Pick<Feature, 'name'>, load: () => unknown): string {
  const specifier = /import\(\s*(['"])([^'"]+)\1\s*\)/.exec(String(load))?.[2]
  if (specifier === undefined) throw new Error(`${folderOf(feature)}/feature.ts: no import('…') in ${String(load)}`)
  return posix.join(folderOf(feature), specifier)
}
