import type { ImportEvent } from '@gezhi/imports'
import { z } from 'zod'

// What the import command and the running server say to each other over the local socket: JSON, a line each.

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
/** What is asked of one import. */
export type RequestedImport = Omit<z.output<typeof importOrder> & { kind: 'import' }, 'kind'>

/** Messages of a running import. */
export type ImportNotice =
  | ImportEvent
  /** An index is made beside the live one. */
  | { readonly kind: 'rebuilding' }
  /** The new index is in use. */
  | { readonly kind: 'rebuilt'; readonly documents: number }
  /** No document came into the new index: the live one stays. */
  | { readonly kind: 'nothing-read' }
  /** The store of pictures does not answer: the import waits for it. */
  | { readonly kind: 'files-away' }
  /** It does again, and the import goes on. */
  | { readonly kind: 'files-back' }

/** From the server. `done` and `failed` are the last. */
export type ImportAnswer =
  | ImportNotice
  | { readonly kind: 'done' }
  /** Another import is running; this one begins when that one is done. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
