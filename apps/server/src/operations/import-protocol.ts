import type { ImportEvent } from '@gezhi/imports'
import { z } from 'zod'

// Messages between the import command and the running server over the local socket: JSON, one per line.

/** From the command. Ending the connection cancels too. */
export const importOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('import'),
    paths: z.array(z.string().min(1)),
    /** Texts of mapping files. */
    mappings: z.array(z.string()).default([]),
    dryRun: z.boolean().default(false),
    rebuild: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('cancel') }),
])
export type ImportOrder = z.input<typeof importOrder>
/** Parameters of one import. */
export type RequestedImport = Omit<z.output<typeof importOrder> & { kind: 'import' }, 'kind'>

/** Messages of a running import. */
export type ImportNotice =
  | ImportEvent
  /** An index is being rebuilt next to the live one. */
  | { readonly kind: 'rebuilding' }
  /** The new index is in use. */
  | { readonly kind: 'rebuilt'; readonly documents: number }
  /** The new index would be empty: the live one stays. */
  | { readonly kind: 'nothing-read' }
  /** The file store does not respond: the import waits for it. */
  | { readonly kind: 'files-away' }
  /** It responds again, and the import continues. */
  | { readonly kind: 'files-back' }

/** From the server. `done` and `failed` come last. */
export type ImportAnswer =
  | ImportNotice
  | { readonly kind: 'done' }
  /** Another import is running; this one starts afterwards. */
  | { readonly kind: 'waiting' }
  /** Indexes are being rebuilt after an upgrade; the import starts afterwards. */
  | { readonly kind: 'waiting-for-rebuild'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly message: string }
