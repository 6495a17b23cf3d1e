import type { ImportEvent } from '@gezhi/imports'
import { z } from 'zod'

// What the import command and the running server say to each other over the local socket: JSON, a line each.

/** From the command. Ending the connection cancels too. */
export const importOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), paths: z.array(z.string().min(1)).min(1) }),
  z.object({ kind: z.literal('cancel') }),
])
export type ImportOrder = z.infer<typeof importOrder>

/** From the server. `ended` and `failed` are the last. */
export type ImportAnswer =
  | ImportEvent
  /** Another import is running; this one begins when that one is done. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
