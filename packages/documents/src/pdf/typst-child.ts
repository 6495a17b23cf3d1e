import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type CompileDocArgs, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { reportFailure } from '../processes/report-failure.ts'
import { TYPST_SOURCES, type TypstJob } from './typst-job.ts'

// Typesets one job in a process of its own, whose memory is limited: node typst-child.ts JOB, a TypstJob as JSON.

const FONTS = fileURLToPath(new URL('../../fonts', import.meta.url))

try {
  typeset(JSON.parse(process.argv[2] ?? '') as TypstJob)
} catch (error) {
  reportFailure(error)
}

function typeset({ template, folder, output, pictures }: TypstJob): void {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [FONTS] }] })
  for (const name of TYPST_SOURCES) {
    compiler.addSource(`${folder}/${name}.typ`, readFileSync(new URL(`templates/${name}.typ`, import.meta.url), 'utf8'))
  }
  const main = { mainFilePath: `${folder}/${template}.typ` }
  writeFileSync(output, pdfOf(compiler, main) ?? pdfWithout(compiler, main, unreadable(compiler, folder, pictures)))
}

/** The document as PDF; null if its pictures may be the reason that there is none. */
function pdfOf(compiler: NodeCompiler, main: CompileDocArgs): Buffer | null {
  try {
    return compiler.pdf(compile(compiler, main), { pdfTags: false })
  } catch {
    return null
  }
}

function pdfWithout(compiler: NodeCompiler, main: CompileDocArgs, pictures: readonly string[]): Buffer {
  const inputs = { unreadable: JSON.stringify(pictures) }
  return compiler.pdf(compile(compiler, { ...main, inputs }), { pdfTags: false })
}

/** The pictures that cannot be shown: damaged, or not what their names declare. */
function unreadable(compiler: NodeCompiler, folder: string, pictures: readonly string[]): readonly string[] {
  return pictures.filter((path) => {
    compiler.addSource(`${folder}/picture.typ`, `#image(${JSON.stringify(path)})`)
    return pdfOf(compiler, { mainFilePath: `${folder}/picture.typ` }) === null
  })
}

function compile(compiler: NodeCompiler, main: CompileDocArgs): NodeTypstDocument {
  const compiled = compiler.compile(main)
  const document = compiled.result
  if (document === null) throw new Error(messagesOf(compiler, compiled.takeDiagnostics()))
  return document
}

function messagesOf(compiler: NodeCompiler, error: NodeError | null): string {
  const diagnostics = error === null ? [] : (compiler.fetchDiagnostics(error) as { readonly message?: string }[])
  return `Typesetting failed: ${diagnostics.map(({ message = '' }) => message).join('; ')}`
}
