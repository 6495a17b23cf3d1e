import about from 'country-flag-icons/package.json' with { type: 'json' }
import * as drawings from 'country-flag-icons/string/3x2'
import type { Plugin } from 'vite'

const ID = 'virtual:flag-pictures'

/** The flag of another code: offices of the European Union and the European Patent Office carry its flag. */
const SAME_FLAG: Readonly<Record<string, string>> = { EP: 'EU', EM: 'EU', QZ: 'EU' }
/** Codes that are shown without a flag. */
const NO_FLAG = new Set(['TW'])

/**
 * Adds the flags of country-flag-icons (MIT) to the assets, one file per country that is loaded on demand, and serves the module
 * `virtual:flag-pictures` with their addresses.
 */
export function flagPictures(): Plugin {
  const flags = new Map(Object.entries<string>(drawings).filter(([code]) => /^[A-Z]{2}$/.test(code) && !NO_FLAG.has(code)))
  for (const [code, same] of Object.entries(SAME_FLAG)) flags.set(code, flags.get(same) ?? '')
  // Files of a build are cached forever: another version of the pictures needs other names.
  const address = (code: string) => `assets/flag-${about.version}-${code}.svg`
  return {
    name: 'flag-pictures',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (source) =>
      source === `\0${ID}`
        ? `const codes = new Set('${[...flags.keys()].join(' ')}'.split(' '))
export const flagPicture = (code) => (codes.has(code) ? '/${address('')}'.replace('.svg', code + '.svg') : null)`
        : undefined,
    generateBundle() {
      for (const [code, source] of flags) this.emitFile({ type: 'asset', fileName: address(code), source })
    },
    configureServer(server) {
      for (const [code, picture] of flags) {
        server.middlewares.use(`/${address(code)}`, (_, response) => response.setHeader('content-type', 'image/svg+xml').end(picture))
      }
    },
  }
}
