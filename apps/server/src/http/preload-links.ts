import type { WebBuild } from './web-build.ts'

/** Links by which a browser loads the files of a page in parallel with the entry; empty for pages without any. */
export function preloadLinks({ preloads }: Pick<WebBuild, 'preloads'>, path: string): string {
  const page = path.replace(/^\/(?:zh|en)(?=\/|$)/, '').replace(/\/$/, '') || '/'
  const files = preloads[page] ?? preloads[`/${page.split('/')[1]}`] ?? []
  return files.map(linkTo).join('')
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `<link ${kind} crossorigin href="/${file}">`
}
