import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The action requested of the import command. */
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
  /** A shadow index is built from the paths or, without any, from the documents of the current one, and swapped in. */
  readonly rebuild: boolean
}

/** Parses the arguments of `npm run import --`; null if they are invalid. */
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
