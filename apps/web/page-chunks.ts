import { relative } from 'node:path'
import type { Plugin } from 'vite'

const MANIFEST = '.vite/manifest.json'

/**
 * Names the page of every route in vite's manifest. A page that is also part of other pages has no chunk of its own: the router imports a
 * shared one that the manifest does not name.
 */
export function pageChunks(): Plugin {
  let root = ''
  return {
    name: 'page-chunks',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const asset = bundle[MANIFEST]
        if (asset?.type !== 'asset') return
        const manifest = JSON.parse(String(asset.source)) as Record<string, { readonly file: string; readonly imports?: readonly string[] }>
        const { pageModules } = await import('./feature-modules.ts')
        const pages = new Set(pageModules().map(({ module }) => module))
        const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]))
        for (const chunk of Object.values(bundle)) {
          const name = names.get(chunk.fileName)
          if (chunk.type !== 'chunk' || name === undefined) continue
          const drawn = chunk.moduleIds.map((id) => relative(root, id)).filter((path) => pages.has(path))
          for (const page of drawn) manifest[page] ??= { file: chunk.fileName, imports: [name] }
        }
        asset.source = JSON.stringify(manifest, null, 2)
      },
    },
  }
}
