import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the import command was asked to do. */
export type ImportTask =
  | { readonly kind: 'help' }
  | { readonly kind: 'history'; readonly run: string | null }
  | { readonly kind: 'suggest'; readonly file: string }
  | ImportPathsTask

export interface ImportPathsTask {
  readonly kind: 'import'
  /** Absolute. */
  readonly paths: readonly string[]
  /** Files of mappings, absolute. */
  readonly mappings: readonly string[]
  readonly dryRun: boolean
  /** A new index is built aside, of the paths or, without any, of the documents of the present one, and switched in. */
  readonly rebuild: boolean
}

/** Reads the arguments of `npm run import --`; null where they ask for nothing that can be done. */
export function readImportTask(args: readonly string[]): ImportTask | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        history: { type: 'boolean' },
        suggest: { type: 'string' },
        mapping: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        rebuild: { type: 'boolean' },
      },
    })
    if (values.help === true) return { kind: 'help' }
    if (values.history === true) return { kind: 'history', run: positionals[0] ?? null }
    if (values.suggest !== undefined) return { kind: 'suggest', file: resolve(values.suggest) }
    const [dryRun, rebuild] = [values['dry-run'] === true, values.rebuild === true]
    if ((positionals.length === 0 && !rebuild) || (dryRun && rebuild)) return null
    const absolute = (paths: readonly string[]) => paths.map((path) => resolve(path))
    return { kind: 'import', paths: absolute(positionals), mappings: absolute(values.mapping ?? []), dryRun, rebuild }
  } catch {
    return null
  }
}
