import type { SourceTree } from './source-tree.ts'

/** One repository rule: a row of the table in repository-rules.ts. */
export interface RepositoryRule {
  readonly name: string
  /** What goes wrong without it, in one sentence. */
  readonly why: string
  readonly check: (tree: SourceTree) => readonly Violation[]
  /** A small tree that violates the rule, and the expected reports (`path:line`, in order): a rule that detects nothing is useless. */
  readonly broken: { readonly files: Readonly<Record<string, string>>; readonly at: readonly string[] }
}

export interface Violation {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** What is wrong and what to do. */
  readonly message: string
}

/** `path:line: message`, as editors and terminals link it. */
export function formatViolation(violation: Violation): string {
  return `${violation.path}:${violation.line}: ${violation.message}`
}
