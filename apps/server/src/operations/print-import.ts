import type { ImportReport } from '@gezhi/imports'
import type { ImportNotice } from './import-protocol.ts'
import { IMPORT_TEXTS, type ImportLanguage, lastLine } from './import-texts.ts'
import { nameCommands } from '../terminal/command-names.ts'
import { escapeControls } from '../terminal/escape-controls.ts'

/** Names of files that can be tables, compressed or not. */
const TABLE = /\.(?:csv|tsv|xlsx|xls|jsonl)(?:\.gz)?$/i

/** Where lines go: standard output. */
export interface Terminal {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Milliseconds between two progress lines without a terminal. */
const LINE_EVERY = 5000
const REDRAW_EVERY = 100
/** Maximum number of unrecognised files listed; the history of imports lists all. */
const NAMED = 10

/** Prints the events of an import, one line each; progress is one changing line on a terminal, an occasional line elsewhere. */
export class ImportPrinter {
  readonly #terminal: Terminal
  readonly #words: (typeof IMPORT_TEXTS)[ImportLanguage]
  readonly #language: ImportLanguage
  readonly #unrecognised: string[] = []
  #run = ''
  #progressAt = 0
  #drawn = false

  constructor(terminal: Terminal, language: ImportLanguage) {
    this.#terminal = terminal
    this.#language = language
    this.#words = IMPORT_TEXTS[language]
  }

  line(text: string): void {
    // A name of a file may contain a line feed: the rest must not look like a line of its own.
    const shown = escapeControls(nameCommands(text)).replaceAll('\n', '\\u000a')
    this.#terminal.write(`${this.#drawn ? '\r\u001b[K' : ''}${shown}\n`)
    this.#drawn = false
  }

  /** `now` in milliseconds. */
  event(event: ImportNotice, now: number): void {
    switch (event.kind) {
      case 'started':
        this.#progressAt = now
        this.#run = event.run
        return this.line(this.#words.started(event.files, event.bytes))
      case 'progress':
        return this.#progress(this.#words.progress(event), now)
      case 'file':
        return this.line(this.#words.file(event))
      case 'unrecognised':
        this.#unrecognised.push(event.file)
        return
      case 'damaged':
        return this.line(this.#words.damaged(event.file, event.reason[this.#language]))
      case 'rebuilding':
        return this.line(this.#words.rebuilding)
      case 'rebuilt':
        return this.line(this.#words.rebuilt(event.documents))
      case 'nothing-read':
        return this.line(this.#words.nothingRead)
      case 'files-away':
        return this.line(this.#words.filesAway)
      case 'files-back':
        return this.line(this.#words.filesBack)
      case 'ended':
        return this.#end(event)
    }
  }

  #progress(text: string, now: number): void {
    const onTerminal = this.#terminal.isTTY === true
    if (now - this.#progressAt < (onTerminal ? REDRAW_EVERY : LINE_EVERY)) return
    this.#progressAt = now
    if (!onTerminal) return this.line(text)
    this.#terminal.write(`\r\u001b[K${escapeControls(text).slice(0, (this.#terminal.columns ?? 80) - 1)}`)
    this.#drawn = true
  }

  #end(report: ImportReport): void {
    if (this.#unrecognised.length > 0) this.line(this.#words.unrecognised(this.#unrecognised.length))
    for (const file of this.#unrecognised.slice(0, NAMED)) this.line(`  ${file}`)
    if (this.#unrecognised.length > NAMED)
      this.line(this.#words.moreFiles(this.#unrecognised.length - NAMED, report.dryRun ? null : this.#run))
    if (this.#unrecognised.some((file) => TABLE.test(file))) this.line(this.#words.tables)
    for (const reason of [...report.reasons, ...report.unknownCodes]) this.line(this.#words.reason(reason))
    if (report.rejectedFile !== undefined) this.line(this.#words.rejected(report.rejectedFile))
    if (report.pictures > 0) this.line(this.#words.pictures(report.pictures))
    if (report.dryRun) this.line(this.#words.dryRun)
    if (report.cancelled) this.line(this.#words.cancelled)
    this.line(lastLine(report))
  }
}
