import type { ClassNode as Stored, ClassStep } from '@gezhi/classification'
import type { ClassNode, Language } from '@gezhi/contract'
import type { LangText } from '@gezhi/records'

/** A class in the form of the API, in one language if a file has it. */
export function classNode(node: Stored, language: Language): ClassNode {
  return {
    ...step(node, language),
    dots: node.dots,
    hasChild: node.children > 0,
    path: node.path.map((above) => step(above, language)),
    definition: inLanguage(node.definitions, language)?.text ?? null,
  }
}

function step({ symbol, level, titles }: ClassStep, language: Language): ClassNode['path'][number] {
  const title = inLanguage(titles, language)
  return { code: symbol, name: title?.text ?? '', lang: title?.lang ?? null, level }
}

/** The requested language, then English, then any other. */
function inLanguage(texts: readonly LangText[], language: Language): LangText | undefined {
  return texts.find(({ lang }) => lang === language) ?? texts.find(({ lang }) => lang === 'en') ?? texts[0]
}
