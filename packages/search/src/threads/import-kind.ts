import type { RecordKind } from '@gezhi/records'

/** Settings of a thread that works on records of one kind. */
export interface KindSettings {
  /** `RecordKind.module`. */
  readonly kindModule: string
}

/** The kind that a module exports: threads cannot be handed functions, so they import them. */
export async function importKind({ kindModule }: KindSettings): Promise<RecordKind> {
  const { kind } = (await import(kindModule)) as { readonly kind: RecordKind }
  return kind
}
