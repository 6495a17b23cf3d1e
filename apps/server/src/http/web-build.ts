import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built web app. */
export interface WebBuild {
  readonly folder: string
  /** With `__CSP_NONCE__` where the nonce goes. */
  readonly indexHtml: string
  /** Names of the files that lie beside index.html. */
  readonly rootFiles: ReadonlySet<string>
  /** Files a page needs beside those index.html names, by the beginning of its path without the language. */
  readonly preloads: Readonly<Record<string, readonly string[]>>
}

/** Reads what the web's build left in a folder; null when there is no build. */
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
