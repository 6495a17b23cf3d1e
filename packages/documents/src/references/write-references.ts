import type { Readable } from 'node:stream'
import { streamTexts } from '../streams/chunk-stream.ts'
import type { Source } from '../streams/entry-source.ts'
import { formatBibtex } from './format-bibtex.ts'
import { formatGbt7714 } from './format-gbt7714.ts'
import { formatRis } from './format-ris.ts'
import type { Reference } from './reference.ts'

/** How references are written. */
export type ReferenceFormat = 'ris' | 'bibtex' | 'gbt7714'

/** A formatter of the references of one file, in their order. */
const FORMATTERS: Readonly<Record<ReferenceFormat, () => (reference: Reference, index: number) => string>> = {
  ris: () => (reference) => formatRis(reference),
  bibtex: () => {
    const keys = new Set<string>()
    return (reference) => formatBibtex(reference, keys)
  },
  // A text file: with byte order mark, which programs of Windows look for.
  gbt7714: () => (reference, index) => `${index === 0 ? '\ufeff' : ''}${formatGbt7714(reference, index + 1)}\r\n`,
}

/** References as a file in UTF-8. */
export function writeReferences(format: ReferenceFormat, references: Source<Reference>): Readable {
  const formatReference = FORMATTERS[format]()
  return streamTexts(references, async function* (entries) {
    let index = 0
    for await (const reference of entries) yield formatReference(reference, index++)
  })
}
