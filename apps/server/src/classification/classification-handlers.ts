import type { ClassSchemes } from '@gezhi/classification'
import type { Handlers } from '../plugins/call-context.ts'
import { classNode } from './class-node.ts'

/** Calls of the domain classification. */
export function classificationHandlers(schemes: ClassSchemes): Handlers['classification'] {
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
  }
}
