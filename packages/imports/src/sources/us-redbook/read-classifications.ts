import type { XmlElement } from '@rgrove/parse-xml'
import { readClassSymbol, type ClassScheme } from '@gezhi/records'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

export interface Classifications {
  ipc: string[]
  cpc: string[]
  locarno: string[]
  uspc: string[]
}

/** The symbols of all schemes, normalised, first one first, without duplicates. */
export function readClassifications(bibliography: XmlElement | null): Classifications {
  const at = (path: string) => elementsAt(bibliography, path)
  return {
    ipc: classSymbols('ipc', [
      ...at('classifications-ipcr/classification-ipcr').map(partedSymbol),
      ...mainAndFurther(elementAt(bibliography, 'classification-ipc')).map(fixedWidthIpc),
    ]),
    cpc: classSymbols('cpc', [
      ...at('classifications-cpc/main-cpc/classification-cpc').map(partedSymbol),
      ...at('classifications-cpc/further-cpc/classification-cpc').map(partedSymbol),
      ...at('classifications-cpc/further-cpc/combination-set/combination-rank/classification-cpc').map(partedSymbol),
    ]),
    locarno: classSymbols('locarno', mainAndFurther(elementAt(bibliography, 'classification-locarno'))),
    uspc: classSymbols('uspc', mainAndFurther(elementAt(bibliography, 'classification-national')).map(nationalSymbol)),
  }
}

/** Normalised symbols without duplicates. An unparsable symbol is stored unchanged: an office's own symbol is not an error. */
export function classSymbols(scheme: ClassScheme, written: readonly string[]): string[] {
  return [...new Set(written.map((symbol) => readClassSymbol(symbol, scheme)?.symbol ?? symbol))]
}

/** Unmodified text: the blanks of a fixed-width symbol count. */
function mainAndFurther(element: XmlElement | null): string[] {
  const parts = [...childElements(element, 'main-classification'), ...childElements(element, 'further-classification')]
  return parts.map((part) => part.text.trimEnd()).filter((symbol) => symbol.trim() !== '' && symbol !== 'None')
}

/** A symbol written as one element for each part. */
function partedSymbol(element: XmlElement): string {
  const part = (name: string) => textAt(element, name) ?? ''
  const group = part('main-group')
  return part('section') + part('class') + part('subclass') + group + (group === '' ? '' : `/${part('subgroup')}`)
}

/** IPC up to its seventh edition: `A47C  754` is A47C7/54, the main group in three columns. */
export function fixedWidthIpc(symbol: string): string {
  return symbol.includes('/') || symbol.length < 8 ? symbol : `${symbol.slice(0, 4)}${symbol.slice(4, 7).trim()}/${symbol.slice(7)}`
}

/**
 * USPC in fixed columns: class in three, subclass in three, then decimals, then letters: `12340612` is 123/406.12, `D 9 99` is D9/99, `
 * 99 23 R` is 99/23R, `257E21001` is 257/E21.001, `261DIG 70` is 261/DIG.70.
 */
export function nationalSymbol(symbol: string): string {
  const main = symbol.slice(0, 3).replaceAll(' ', '')
  const [, whole = '', decimals = '', letters = ''] = /^(E\d\d|DIG|[ \d]{1,3})\s*(\d*)\s*([A-Z]*)$/.exec(symbol.slice(3)) ?? []
  if (whole.trim() === '') return symbol.replace(/\s+/g, ' ').trim()
  return `${main}/${whole.trim()}${decimals === '' ? '' : `.${decimals}`}${letters}`
}
