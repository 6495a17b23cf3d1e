import { posix } from 'node:path'
import { CATALOGUES, FEATURES } from './src/app/features.ts'
import type { Feature, PageRoute } from './src/routing/feature.ts'

/** A page as the build knows it: the file its manifest imports, by its path below apps/web. */
export interface PageModule {
  readonly route: PageRoute
  readonly module: string
}

/** Every route with a page of its own. Throws where a manifest imports its page otherwise than by `import('…')`. */
export function pageModules(): PageModule[] {
  return FEATURES.flatMap((feature: Feature) =>
    feature.routes.flatMap((route) => (route.page === undefined ? [] : [{ route, module: importedModule(feature, route.page) }])),
  )
}

/** The files of the chunks that features allow a weight of their own, with that weight in kB. */
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

/** What a lazy import names, read off its text: Node runs manifests as they are written. */
function importedModule(feature: Pick<Feature, 'name'>, load: () => unknown): string {
  const specifier = /import\(\s*(['"])([^'"]+)\1\s*\)/.exec(String(load))?.[2]
  if (specifier === undefined) throw new Error(`${folderOf(feature)}/feature.ts: no import('…') in ${String(load)}`)
  return posix.join(folderOf(feature), specifier)
}
