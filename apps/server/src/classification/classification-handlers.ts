import type { Handlers } from '../plugins/call-context.ts'
import { CallError } from '../plugins/call-error.ts'
import { requireReady } from '../plugins/require-ready.ts'
import type { Ports } from '../ports.ts'
import { countryRule } from '../search/country-rule.ts'
import { classesOfText } from './classes-of-text.ts'
import { classNode } from './class-node.ts'
import { countClasses } from './count-classes.ts'
import { industryTree } from './industry-tree.ts'
import { NATIONAL_ECONOMY } from './national-economy.ts'
import { STRATEGIC_INDUSTRIES } from './strategic-industries.ts'

/** Calls of the domain classification. */
export function classificationHandlers({
  schemes,
  engine,
  readiness,
}: Pick<Ports, 'schemes' | 'engine' | 'readiness'>): Handlers['classification'] {
  return {
    async listClasses({ code, type }, { language }) {
      return schemes.children(type, code || null).map((node) => classNode(node, language))
    },
    async findClasses({ keyWord, type, size }, { language }) {
      const exact = schemes.find(type, keyWord)
      const found = exact === null ? schemes.findByTitle(type, keyWord, size) : [exact]
      return found.map((node) => classNode(node, language))
    },
    async classTitles({ codes, type }, { language }) {
      const nodes = codes.map((code) => schemes.find(type, code)).filter((node) => node !== null)
      return nodes.map((node) => classNode(node, language))
    },
    async listSchemes() {
      return schemes.sizes().map(({ scheme, classes }) => ({ type: scheme.toUpperCase(), classes }))
    },
    cideTree: async ({ code }, { language }) => industryTree(NATIONAL_ECONOMY, code || undefined, language),
    esosiTree: async ({ code }, { language }) => industryTree(STRATEGIC_INDUSTRIES, code || undefined, language),
    cideName: async ({ code }, { language }) => ({ code, name: industryTree(NATIONAL_ECONOMY, code, language)[0]?.name ?? null }),
    async classesOfText({ content, type, size }, { language, signal }) {
      requireReady(readiness)
      if (engine.meaning === null) throw new CallError('SEARCH_UNSUPPORTED', { problem: 'meaning' })
      const classes = await classesOfText(engine.meaning, { text: content, scheme: type, size, signal })
      return classes.map(({ code, score }) => {
        const node = schemes.find(type, code)
        return { code, name: node === null ? '' : classNode(node, language).name, score }
      })
    },
    async countClasses({ code, type }, { signal, rights }) {
      requireReady(readiness)
      const filters = countryRule(await rights())
      return countClasses(engine, schemes, { scheme: type, ...(code && { code }), filters, signal })
    },
  }
}
