import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { MAX_FRAGMENT_BYTES } from '../../pipeline/import-source.ts'
import { TOO_LONG } from '../../pipeline/split-lines.ts'
import { globalDossierRecords } from './global-dossier.ts'
import { parseRow } from './status-sources.ts'

/** The family of one application across offices, one JSON object per file, as returned by the Global Dossier. */
export const GLOBAL_DOSSIER_SOURCE: PatentImportFormat = {
  format: 'us-global-dossier',
  version: 1,
  rank: 0,
  severalPerFragment: true,
  recognises: (head) => /^\s*\{/.test(head) && head.includes('"corrAppNum"') && head.includes('"list"'),
  fragments: wholeFile,
  read: readDossier,
}

async function* wholeFile(bytes: AsyncIterable<Buffer>): AsyncGenerator<Fragment> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > MAX_FRAGMENT_BYTES) {
      yield { position: 0, text: '', error: TOO_LONG }
      return
    }
    chunks.push(chunk)
  }
  yield { position: 0, text: Buffer.concat(chunks).toString('utf8') }
}

function readDossier(fragment: Fragment): PatentReading {
  const dossier = parseRow(fragment.text)
  if (dossier === null) return { kind: 'rejected', reason: { en: 'the file is not a JSON object', zh: '该文件不是 JSON 对象' } }
  return { kind: 'records', records: globalDossierRecords(dossier) }
}
