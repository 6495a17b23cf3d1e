import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'

// node bench/write-large-files.ts FOLDER MEGABYTES FILES: writes files as large as those of offices, for measuring imports. Repeats real
// documents of the data folder, each with a new number: grants.xml, records.jsonl, rows.csv.

interface LargeFile {
  readonly name: string
  /** The header, written once, and the documents that are repeated. */
  read(files: string): Promise<{ head: string; documents: string[] }>
  /** A document as the `number`th of its file. */
  renumber(document: string, number: number): string
}

const LARGE_FILES: readonly LargeFile[] = [
  {
    name: 'grants.xml',
    async read(files) {
      const folder = join(files, 'uspto-patents/redbook-grant')
      const names = await readdir(folder)
      const texts = (await Promise.all(names.map((name) => textsOf(join(folder, name))))).flat()
      return { head: '', documents: texts.flatMap((text) => text.split(/(?=<\?xml )/)).filter((text) => /<kind>B[12]</.test(text)) }
    },
    // Priorities and parents are renumbered too; otherwise all copies of a document would form one family of hundreds of members.
    renumber: (document, number) =>
      document
        .replace(/(<publication-reference>[^]*?<doc-number>)[^<]*/, `$1${20_000_000 + number}`)
        .replace(/(<application-reference[^]*?<doc-number>)[^<]*/, `$1${40_000_000 + number}`)
        .replace(/<(priority-claims|us-related-documents)>[^]*?<\/\1>/g, (relatives) =>
          relatives.replaceAll(/<doc-number>[^<]*/g, `<doc-number>${60_000_000 + number}`),
        ),
  },
  {
    name: 'records.jsonl',
    async read(files) {
      return { head: '', documents: await linesOf(join(files, 'cn-patents/cnki-records.jsonl.gz')) }
    },
    renumber: (document, number) => document.replace(/("publication_number": ")[^"]*/, `$1CN3${String(number).padStart(8, '0')}A`),
  },
  {
    name: 'rows.csv',
    async read(files) {
      const [head = '', ...documents] = await linesOf(join(files, 'cn-patents/g06f-with-cpc.csv.gz'))
      return { head, documents: documents.filter((line) => /^CN\d+A,/.test(line)) }
    },
    renumber: (document, number) => document.replace(/^[^,]*/, `CN3${String(number).padStart(8, '0')}A`),
  },
]

const [folder, megabytes, files] = process.argv.slice(2) as [string, string, string]
await mkdir(folder, { recursive: true })
for (const file of LARGE_FILES) {
  const { head, documents } = await file.read(files)
  await pipeline(Readable.from(repeated(file, head, documents, Number(megabytes) * 1e6)), createWriteStream(join(folder, file.name)))
  console.log(`${file.name}: of ${documents.length} documents`)
}

/** Documents in succession until `bytes` is reached. */
function* repeated(file: LargeFile, head: string, documents: readonly string[], bytes: number): Generator<Buffer> {
  let written = 0
  if (head !== '') yield Buffer.from(`${head}\n`)
  for (let number = 1; written < bytes; number++) {
    const chunk = Buffer.from(`${file.renumber(documents[number % documents.length] as string, number).trimEnd()}\n`)
    written += chunk.length
    yield chunk
  }
}

/** A file as text, or the files of a zip. */
async function textsOf(path: string): Promise<string[]> {
  const bytes = await readFile(path)
  return (path.endsWith('.zip') ? Object.values(unzipSync(bytes)) : [bytes]).map((text) => strFromU8(text))
}

async function linesOf(path: string): Promise<string[]> {
  return gunzipSync(await readFile(path))
    .toString('utf8')
    .trim()
    .split(/\r?\n/)
}
