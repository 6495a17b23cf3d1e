import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { controlLocales } from './control-locales.ts'
import { flagPictures } from './flag-pictures.ts'
import { pageChunks } from './page-chunks.ts'
import { themeStyleSheet } from './src/theme/theme-style-sheet.ts'

/** Where `npm run dev` finds the API. */
const API_SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`

/** What nearly every page draws with. */
const WIDELY_SHARED =
  /web\/src\/(?:api|components\/(?!chart\/|control-locale|date-range|popover|row-controls|tree|highlight|syntax-help|qr-code|result-list-link|legal-status|batch-search|database-picker|saved-search-name|field-menu|filter-field|live-project|notes|record-marks|followed-record|strategy-dialog|strategy-run)|language|storage)|@tanstack\/(?:react-)?query/
/** Facts of records, which pages of records and their queries share; forms of addresses use the provinces alone, the console valuations. */
const RECORD_FACTS =
  /packages\/records\/(?!src\/(?:labels\/province-labels|patents\/(?:claims|valuation)\/|(?!kinds|labels|classes|dates|patents)[^/]+\/))/
/** Facts of further kinds of record, one chunk a kind: pages of other kinds do without them. */
const FURTHER_KINDS = /packages\/records\/src\/(?!kinds|labels|classes|dates|patents)([^/]+)\//
/** What the page of a patent shares with the parts that it loads later. */
const PATENT_PARTS =
  /features\/patents\/(?:long-text\/|text-languages|claims\/number-runs|signs\/signs-context|translation\/translation-(?:mode|slot))/
/** Small files that pages and lists of records share: each would cost a round trip. */
const RECORD_READING =
  /web\/src\/(?:components\/(?:highlight\/(?:highlight-(?:context|scope|term)|highlighted-text|use-stable-list)|legal-status\/)|kinds\/(?:use-shown-kind|rejects-guests))/
/** The same for addresses of lists and their requests. */
const LIST_ADDRESSES = /web\/src\/search-state\/(?:search-(?:request|state|mode)|list-query|facet-filter|usual-)/
/** Virtual lists, which pages without long lists do not load. */
const LONG_LISTS = /@tanstack\/(?:react-)?virtual/

/** Serves the design tokens as `virtual:theme.css`. */
function themeTokens(): Plugin {
  const id = 'virtual:theme.css'
  return {
    name: 'theme-tokens',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? themeStyleSheet() : undefined),
  }
}

/** During development vite's page contains the installation data, like the server's own. */
function installationFacts(): Plugin {
  return {
    name: 'installation-facts',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(API_SERVER).then(
        (answer) => answer.text(),
        () => '',
      )
      const meta = /<meta name="gezhi-installation"[^>]*>/.exec(page)?.[0] ?? ''
      return html.replace('<head>', () => `<head>${meta}`)
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), themeTokens(), flagPictures(), controlLocales(), installationFacts(), pageChunks()],
  // The server puts each answer's own nonce in place of this.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': API_SERVER },
  },
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // Catalogues and small pages stay files of their own: route budgets cannot be measured when they are inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Few files: a browser loads six at a time, and each costs a round trip.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: WIDELY_SHARED, minShareCount: 3, priority: 1 },
            { name: 'records', test: RECORD_FACTS, minShareCount: 2 },
            { name: (id) => FURTHER_KINDS.exec(id)?.[1] ?? null, test: FURTHER_KINDS, minShareCount: 2 },
            { name: 'patents', test: PATENT_PARTS, minShareCount: 2 },
            { name: 'reading', test: RECORD_READING, minShareCount: 2 },
            { name: 'addresses', test: LIST_ADDRESSES, minShareCount: 2 },
            { name: 'lists', test: LONG_LISTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
