import type { IndustryScheme } from '@gezhi/classification'
import type { SearchEngine } from '@gezhi/search'
import type { CallContext, Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import type { Serving } from '../platform/domain.ts'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { suggestClasses, type Classified } from './suggest-classes.ts'
import { classNode } from './class-node.ts'
import { countClasses } from './count-classes.ts'
import { countIndustries } from './count-industries.ts'
import { industryTree } from './industry-tree.ts'

/** Services used by the calls of classes. */
export interface ClassificationParts extends Pick<Serving, 'schemes' | 'readiness'> {
  /** Engine of the classified records. */
  readonly engine: SearchEngine<Classified>
}

/** Calls of the domain classification. */
export function classificationHandlers({ schemes, engine, readiness }: ClassificationParts): Handlers['classification'] {
  const industries = async (scheme: IndustryScheme, { code }: { code?: string | undefined }, { language, signal, rights }: CallContext) => {
    const tree = industryTree(schemes, scheme, code || undefined, language)
    if (readiness.phase === 'ready') return countIndustries(engine, tree, countryRule(await rights()), signal)
    const uncounted = <Node>(node: Node) => ({ ...node, count: null })
    return tree.map((top) => ({ ...uncounted(top), children: top.children.map(uncounted) }))
  }
  return {
    async listClasses({ code, type }, { language }) {
      return schemes.children(type, code || null).map((node) => classNode(node, language))
    },
    async findClasses({ keyWord, type, size }, { language }) {
      const exact = schemes.find(type, keyWord)
      const found = exact === null ? schemes.findByTitle(type, keyWord, size) : [exact]
      return found.map((node) => classNode(node, language))
    },
    async listClassTitles({ codes, type }, { language }) {
      const nodes = codes.map((code) => schemes.find(type, code)).filter((node) => node !== null)
      return nodes.map((node) => classNode(node, language))
    },
    async listSchemes() {
      return schemes.sizes().map(({ scheme, levels }) => ({
        type: scheme.toUpperCase(),
        classes: Object.values(levels).reduce((sum, classes) => sum + classes, 0),
        levels: Object.keys(levels) as (keyof typeof levels)[],
      }))
    },
    listIndustries: (request, context) => industries('cide', request, context),
    listEmergingIndustries: (request, context) => industries('esosi', request, context),
    getIndustryName: async ({ code }, { language }) => ({ code, name: industryTree(schemes, 'cide', code, language)[0]?.name ?? null }),
    async suggestClasses({ content, type, size }, { language, signal }) {
      requireReady(readiness)
      if (engine.semantic === null) throw new CallError('SEARCH_UNSUPPORTED', { problem: 'meaning' })
      const classes = await suggestClasses(engine.semantic, { text: content, scheme: type, size, signal })
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
