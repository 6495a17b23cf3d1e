import type { XmlElement } from '@rgrove/parse-xml'
import { elementsAt } from '../xml/element.ts'

/** Facts without a property in the record, by the INID codes of the source; everything below each on one line. */
const FACTS = [
  'B100/B120/B121',
  'B100/B120/B121EP',
  'B200/B240/B241',
  'B200/B240/B242',
  'B200/B240/B243',
  'B200/B250',
  'B200/B260',
  'B400/B430',
  'B400/B451EP',
  'B400/B452EP',
  'B400/B472',
  'B400/B475',
  'B400/B477',
  'B500/B510/B516',
  'B500/B510/B517EP',
  'B500/B560/B565EP',
  'B500/B590/B598',
  'B600/B620',
  'B600/B620EP/parent/cdoc',
  'B600/B620EP/parent/pdoc',
  'B700/B780/B781',
  'B800/B840',
  'B800/B844EP/B845EP',
  'B800/B848EP/B849EP',
  'B800/B860/B861',
  'B800/B860/B862',
  'B800/B870/B871',
  'B800/B880',
]

/** Facts under the names of the source: designated states (`B840`), oppositions (`B781`), parents and divisions (`B620`), PCT data. */
export function readOtherFacts(sdobi: XmlElement | null): Record<string, string[]> {
  const facts = FACTS.map(
    (path) =>
      [
        path,
        elementsAt(sdobi, path)
          .map(words)
          .filter((text) => text !== ''),
      ] as const,
  )
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0).map(([path, texts]) => [nameOf(path), texts]))
}

function nameOf(path: string): string {
  return path.split('/').findLast((name) => /^B\d/.test(name)) === 'B620EP'
    ? `B620EP ${path.split('/').at(-1)}`
    : (path.split('/').at(-1) as string)
}

/** Texts of adjacent elements separated by spaces. */
function words(element: XmlElement): string {
  const parts = element.children.map((child) => ('children' in child ? words(child) : 'text' in child ? String(child.text) : ''))
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
