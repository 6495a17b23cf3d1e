import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built web app. */
export interface WebBuild {
  readonly folder: string
  /** With `__CSP_NONCE__` as placeholder of the nonce. */
  readonly indexHtml: string
  /** Names of the files next to index.html. */
  readonly rootFiles: ReadonlySet<string>
  /** Files a page needs besides those in index.html, by the prefix of its path without the language. */
  readonly preloads: Readonly<Record<string, readonly string[]>>
}

/** Reads the web build in a folder; null if there is none. */
export function readWebBuild(folder: string): WebBuild | null {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.(br|gz)$|^\.|^index\.html$/.test(entry.name),
    )
    return {
      folder,
      indexHtml: readFileSync(join(folder, 'index.html'), 'utf8'),
      rootFiles: new Set(files.map(({ name }) => name)),
      preloads: JSON.parse(readFileSync(join(folder, '.preloads.json'), 'utf8')) as WebBuild['preloads'],
    }
  } catch {
    return null
  }
}
