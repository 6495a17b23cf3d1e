import type { ImportLanguage } from '../import-texts.ts'
import type { Terminal } from '../print-import.ts'
import type { Comparison, MoveEvent, MovedPart } from './move-events.ts'
import { MOVE_TEXTS } from './move-texts.ts'
import { nameCommands } from '../../terminal/command-names.ts'
import { escapeControls } from '../../terminal/escape-controls.ts'

/** ms between two progress lines, without and with a terminal. */
const LINE_EVERY = 5000
const REDRAW_EVERY = 100
/** Maximum number of differences listed individually. */
const NAMED = 10

/** ms: the speed is averaged over one to two of these intervals. */
const PACED_OVER = 30_000

interface Mark {
  /** ms */
  readonly at: number
  readonly done: number
}

function begun(name: MovedPart, mark: Mark): { readonly name: MovedPart; readonly before: Mark; readonly since: Mark } {
  return { name, before: mark, since: mark }
}

/** Prints the events of a move, one line each; progress is one changing line on a terminal, an occasional line elsewhere. */
export class MovePrinter {
  readonly #terminal: Terminal
  readonly #language: ImportLanguage
  /** The part being moved, and its progress a while ago, from which the speed is computed. */
  #part: { readonly name: MovedPart; readonly before: Mark; readonly since: Mark } | null = null
  #printedAt = 0
  #drawn = false

  constructor(terminal: Terminal, language: ImportLanguage) {
    this.#terminal = terminal
    this.#language = language
  }

  /** `now` in milliseconds. */
  event(event: MoveEvent, now: number): void {
    const words = MOVE_TEXTS[this.#language]
    switch (event.kind) {
      case 'begins':
        return this.line(words.begins(event.parts))
      case 'moves':
        // Before the first records it opens, lists or reads.
        this.#part = begun(event.part, { at: now, done: 0 })
        this.#printedAt = now
        return this.line(words.moves(event.part))
      case 'resumed':
        this.#part = begun(event.part, { at: now, done: event.done })
        return this.line(words.goesOn(event.part, event.done, event.total))
      case 'progress':
        return this.#progress(event, now)
      case 'moved':
        return this.line(words.moved(event.part, event.total))
      case 'comparing':
        return this.line(words.comparing)
      case 'compares':
        return this.#now(words.compares(event), now)
      case 'compared':
        return this.#compared(event.comparisons)
    }
  }

  line(text: string): void {
    this.#terminal.write(`${this.#drawn ? '\r\u001b[K' : ''}${escapeControls(nameCommands(text))}\n`)
    this.#drawn = false
  }

  #progress({ part, done, total }: Extract<MoveEvent, { kind: 'progress' }>, now: number): void {
    const mark = { at: now, done }
    const known = this.#part?.name === part ? this.#part : begun(part, mark)
    this.#part = now - known.since.at > PACED_OVER ? { name: part, before: known.since, since: mark } : known
    const { before } = this.#part
    const perSecond = ((done - before.done) / Math.max(1, now - before.at)) * 1000
    const secondsLeft = perSecond === 0 ? null : (total - done) / perSecond
    this.#now(MOVE_TEXTS[this.#language].progress({ part, done, total, perSecond, secondsLeft }), now)
  }

  /** Prints the current progress, unless it was printed a moment ago. */
  #now(text: string, now: number): void {
    const onTerminal = this.#terminal.isTTY === true
    if (now - this.#printedAt < (onTerminal ? REDRAW_EVERY : LINE_EVERY)) return
    this.#printedAt = now
    if (!onTerminal) return this.line(text)
    this.#terminal.write(`\r\u001b[K${escapeControls(text).slice(0, (this.#terminal.columns ?? 80) - 1)}`)
    this.#drawn = true
  }

  #compared(comparisons: readonly Comparison[]): void {
    const words = MOVE_TEXTS[this.#language]
    for (const comparison of comparisons) {
      const { of, kind, source, target, differences } = comparison
      const what = kind === undefined ? words.of[of] : words.ofKind(kind[this.#language], words.of[of])
      const numbers = `${words.columns[0]} ${source.toLocaleString('en-US')}, ${words.columns[1]} ${target.toLocaleString('en-US')}`
      this.line(`  ${isEqual(comparison) ? words.equal : words.differs}  ${what}: ${numbers}`)
      for (const difference of differences.slice(0, NAMED)) this.line(`      ${difference}`)
      if (differences.length > NAMED) this.line(`      ${words.more(differences.length - NAMED)}`)
    }
    this.line(comparisons.every(isEqual) ? words.allEqual : words.notEqual)
    if (comparisons.some(({ of }) => of === 'records')) this.line(words.vectors)
  }
}

/** Whether both sides are equal in this respect. */
export function isEqual({ source, target, differences }: Comparison): boolean {
  return source === target && differences.length === 0
}
