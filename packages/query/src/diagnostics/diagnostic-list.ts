import type { TextRange } from '../tree.ts'
import { diagnostic, type Diagnostic, type MessageValues } from './diagnostic.ts'
import type { DiagnosticCode } from './diagnostic-table.ts'

/** Maximum diagnostics of one code; more would add nothing. */
const MAX_OF_A_CODE = 20

/** Collects diagnostics of one query, in the order of the input. */
export class DiagnosticList {
  readonly #found: Diagnostic[] = []
  readonly #counts = new Map<DiagnosticCode, number>()

  add(code: DiagnosticCode, range: TextRange, values?: MessageValues, fix?: { range: TextRange; text: string }): void {
    const count = (this.#counts.get(code) ?? 0) + 1
    this.#counts.set(code, count)
    if (count <= MAX_OF_A_CODE) this.#found.push(diagnostic(code, range, values, fix))
  }

  /** Whether another one of this code would be dropped, so that its message need not be built. */
  isFull(code: DiagnosticCode): boolean {
    return (this.#counts.get(code) ?? 0) >= MAX_OF_A_CODE
  }

  has(code: DiagnosticCode): boolean {
    return this.#counts.has(code)
  }

  inOrder(): readonly Diagnostic[] {
    return this.#found.toSorted((a, b) => a.start - b.start)
  }
}
