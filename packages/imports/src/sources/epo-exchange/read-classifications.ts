import type { XmlElement } from '@rgrove/parse-xml'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'

/** `F02M  41/12        20060101A I…` and `E21B  47/   022`: subclass, main group, subgroup in fixed places. */
const FIXED = /^\s*([A-HY]\d\d[A-Z])\s*(\d+)\s*\/\s*(\d+)/

/** The symbol at the beginning of a fixed-width classification; the first word if there is none (`H05K`). */
export function leadingSymbol(text: string): string {
  const match = FIXED.exec(text)
  return match === null ? (text.trim().split(/\s+/)[0] as string) : `${match[1]}${match[2]}/${match[3]}`
}

/** The symbols of all schemes, normalised, first one first, without duplicates. */
export function readClassifications(bibliography: XmlElement | null): { ipc: string[]; cpc: string[]; uspc: string[] } {
  const ipc = ['classifications-ipcr/classification-ipcr', 'classification-ipc'].flatMap((path) => elementsAt(bibliography, path))
  const office = elementsAt(bibliography, 'patent-classifications/patent-classification')
  const sets = elementsAt(bibliography, 'patent-classifications/combination-set/combination-rank/patent-classification')
  const others = [...office, ...sets]
  const inScheme = (scheme: RegExp) =>
    others.filter((one) => scheme.test(elementAt(one, 'classification-scheme')?.attributes['scheme'] ?? ''))
  return {
    ipc: classSymbols('ipc', ipc.flatMap(ipcTexts).map(leadingSymbol)),
    cpc: classSymbols('cpc', inScheme(/^CPC/).map(cpcSymbol)),
    uspc: classSymbols('uspc', inScheme(/^UC$/).map(writtenSymbol)).filter((symbol) => symbol !== ''),
  }
}

/** IPC up to the seventh edition is in one `text` or in one per symbol. */
function ipcTexts(classification: XmlElement): string[] {
  const parts = ['text', 'main-classification', 'further-classification'].flatMap((name) => elementsAt(classification, name))
  return parts.map((part) => part.text).filter((text) => text.trim() !== '')
}

function cpcSymbol(element: XmlElement): string {
  const written = writtenSymbol(element)
  if (written !== '') return leadingSymbol(written)
  const part = (name: string) => textAt(element, name) ?? ''
  return `${part('section')}${part('class')}${part('subclass')}${part('main-group')}/${part('subgroup')}`
}

function writtenSymbol(element: XmlElement): string {
  return textAt(element, 'classification-symbol') ?? ''
}
